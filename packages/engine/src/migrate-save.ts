/** Migrates saves of older formats to the newest. It does not validate them: `load` does. */
import { isRecord } from './data/check.ts';
import { NONE, PIRATE_COUNT } from './data/ids.ts';

type Json = Readonly<Record<string, unknown>>;

const byPirate = (value: number): readonly number[] => Array.from({ length: PIRATE_COUNT }, () => value);

/** The fields that format 2 added, with their values at the start of a game. */
const NEW_IN_2: Json = {
  actionSpent: 0,
  commissionerActed: 0,
  ally: byPirate(NONE),
  senior: byPirate(0),
  taken: byPirate(0),
  sackThrough: byPirate(0),
  commissionersLost: [],
  exPirate: NONE,
  challenger: NONE,
  secretArea: byPirate(NONE),
};
/** 17.2 #8 In format 1 the General Pardon always came back at this number of cards in the deck. */
const PARDON_RETURNED_AT = 20;

/** @returns the save in the newest format; unchanged if its format is unknown */
export const migrateSave = (json: Json): Json => format2To3(format1To2(json));

/** Format 2 had no solitaire games. */
function format2To3(json: Json): Json {
  if (json.format !== 2 || !isRecord(json.position)) return json;
  const { position } = json;
  const seats = Array.isArray(position.hands) ? position.hands : [];
  return { ...json, format: 3, position: { ...position, nowDeck: [], keptLetter: seats.map(() => NONE) } };
}

/** Format 1 had no battles. */
function format1To2(json: Json): Json {
  if (json.format !== 1 || !isRecord(json.position)) return json;
  const { position } = json;
  const pardonReturn = position.pardons === 2 || position.pardons === 3 ? PARDON_RETURNED_AT : 0;
  const old = position.stack;
  const stack = Array.isArray(old) ? old.flatMap((frame: unknown, i) => migrateFrame(frame, position, stepOf(old[i + 1]))) : old;
  return { ...json, format: 2, position: { ...position, ...NEW_IN_2, pardonReturn, stack } };
}

const stepOf = (frame: unknown): unknown => (isRecord(frame) ? frame.at : null);

/**
 * @param above  the step of the next frame on the stack, or null
 * @returns the frame in format 2, followed by a second frame if its step has become a procedure of its own
 */
function migrateFrame(frame: unknown, position: Json, above: unknown): readonly unknown[] {
  if (!isRecord(frame)) return [frame];
  switch (frame.proc) {
    case 'action':
      return [
        {
          ...frame,
          other: NONE,
          from: announcedFrom(frame, position, frame.kind === 'move' && (frame.at === 'aftermath' || frame.at === 'over')),
        },
      ];
    case 'apWindow': {
      const from = announcedFrom({ pirate: position.activePirate }, position, frame.action === 'move' && frame.moment === 'aftermath');
      return [{ ...frame, from, convert: NONE, port: NONE, stopped: false }];
    }
    case 'deployFleets':
      return frame.at === 'chooseShip' ? [{ proc: 'chooseShips', at: 'chooseShip', seat: frame.seat, left: frame.left }] : [frame];
    case 'digForTreasure':
      return withStowing(frame, '17.2 #1');
    case 'lootMerchant':
      return [{ ...frame, allysHold: NONE, converted: frame.converted === true ? frame.pirate : NONE }];
    case 'mutinyConspiracy':
      return [{ ...frame, other: NONE }];
    case 'oust':
      return [{ ...frame, to: NONE }];
    case 'playerOrder':
      return [{ ...frame, purpose: 'playerOrder' }];
    case 'portActivities':
      return [{ ...frame, soldByAlly: 0 }];
    case 'ransom':
      return withStowing(frame, '9.42');
    case 'refit':
      return [{ ...frame, track: 0, combat: 0 }];
    case 'setup':
      return [frame.at === 'merchants' && above === 'deploy' ? { ...frame, at: 'ships' } : frame];
    default:
      return [frame];
  }
}

/** @returns the place where the pirate announced his Action, which is where he still is; none if he has moved since */
const announcedFrom = ({ pirate }: Json, { at }: Json, hasMoved: boolean): unknown =>
  hasMoved || !Array.isArray(at) || typeof pirate !== 'number' ? NONE : at[pirate];

/** In format 1, stowing booty was a step of several procedures. */
function withStowing({ doubloons, ...frame }: Json, rule: string): readonly Json[] {
  if (frame.at !== 'stow') return [frame];
  const stowing = { proc: 'stowBooty', at: 'stow', pirate: frame.pirate, doubloons, rule, ally: NONE, allysPart: 0 };
  return [{ ...frame, at: 'stowed' }, stowing];
}
