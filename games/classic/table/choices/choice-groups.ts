/** Puts the choices of a question into rows: by the pirate or Commissioner who acts, by place, or by what is given. */
import {
  type Choice,
  COMMISSIONERS,
  type CommissionerId,
  DIRECTIONS,
  directionOf,
  HEX_NAMES,
  isHex,
  MAX_HOLDS,
  OCEANS,
  PIRATES,
  type PirateId,
  type PlaceId,
  stashOf,
} from '@bb/classic/rules';
import { capital, familyName } from '@bb/classic/text';
import { grouped } from '@bb/table-kit/grouped.ts';
import { pieceAt } from '../board/piece-at.ts';
import { allyOf, type Brief, briefOf } from './choice-briefs.ts';
import type { DecisionContext } from './decision-context.ts';
import { warningOf } from './warnings.ts';

/** A button. */
export interface Option extends Brief {
  readonly choice: Choice;
  /** It would waste or cost something, and must be confirmed. */
  readonly isCostly: boolean;
}
/** Buttons behind what they have in common. */
export interface Row {
  readonly id: string;
  /** Empty if they have nothing in common. */
  readonly title: string;
  readonly options: readonly Option[];
}
/** Rows that are shown when their button is pressed. */
export interface Fold {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}
/** Each choice of the question is in exactly one of these. */
export interface Groups {
  readonly folds: readonly Fold[];
  readonly rows: readonly Row[];
  /** They end the question: pass, done, end the turn. */
  readonly endings: readonly Option[];
}

/** Choices that end a question, or decline what it offers. */
const ENDINGS: readonly Choice['type'][] = [
  'pass',
  'endTurn',
  'finish',
  'decline',
  'stop',
  'stay',
  'spare',
  'keepDice',
  'keepShip',
  'keepInformation',
  'letGo',
  'leaveCargo',
  'leavePlunder',
  'endBattle',
  'backOff',
];

/** A trade is proposed by `finish` and called off by `pass`. */
const isEnding = ({ type }: Choice, { decision: { ask } }: DecisionContext): boolean =>
  ENDINGS.includes(type) && !(ask === 'proposeTrade' && type === 'finish');

export function groupsOf(context: DecisionContext): Groups {
  const option = (choice: Choice): Option => ({
    ...briefOf(choice, context),
    choice,
    isCostly: warningOf(choice, context) !== null || context.costsOf(choice).length > 0,
  });
  const offered = context.choices.filter((choice) => !isEnding(choice, context));
  const endings = context.choices.filter((choice) => isEnding(choice, context)).map(option);
  if (context.decision.ask === 'chooseStart') return { folds: startFolds(offered, context, option), rows: [], endings };
  const members = offered
    .map((choice) => ({ key: rowOf(choice, context), option: option(choice) }))
    .toSorted((a, b) => a.key.rank - b.key.rank);
  const rows = [...grouped(members, ({ key }) => key.id)].map(
    ([id, own]): Row => ({
      id,
      title: own[0]?.key.title ?? '',
      options: ordered(
        own.map((member) => member.option),
        context,
      ),
    }),
  );
  return { folds: [], rows, endings };
}

interface RowKey {
  readonly id: string;
  readonly title: string;
  /** Rows stand in this order. */
  readonly rank: number;
}

/** Free acts come behind all operations, what is costly at the very end of its row. */
const [OF_PIRATE, OF_COMMISSIONER, OF_PLAYER, PETITIONS, FREE] = [0, 100, 200, 201, 300] as const;
const plain = (id: string, title: string, rank = 0): RowKey => ({ id, title, rank });
const UNNAMED = plain('', '', OF_PLAYER);

const ofPirate = (pirate: PirateId): RowKey => plain(`p${pirate}`, familyName(pirate), OF_PIRATE + pirate);
const freeActs = (pirate: PirateId | undefined, { said }: DecisionContext): RowKey =>
  pirate === undefined ? UNNAMED : plain(`f${pirate}`, said.rows.free(familyName(pirate)), FREE + pirate);
const ofCommissioner = (commissioner: CommissionerId, { language }: DecisionContext): RowKey =>
  plain(`k${commissioner}`, language.pieces.commissioner(commissioner), OF_COMMISSIONER + COMMISSIONERS.indexOf(commissioner));

function rowOf(choice: Choice, context: DecisionContext): RowKey {
  const { decision, view, said, language } = context;
  const about = decision.about;
  const pirate = about.pirate;
  const named = (id: PirateId | undefined): string => (id === undefined ? '' : familyName(id));
  switch (choice.type) {
    case 'sail':
    case 'enterBox':
    case 'takePrize':
    case 'refit':
    case 'recover':
    case 'doBusiness':
    case 'sackPort':
    case 'careen':
    case 'endCareen':
    case 'retire':
      return ofPirate(choice.pirate);
    case 'ransom':
      return owned(captorOf(choice.hostage, context));
    case 'moveCommissioner':
    case 'interceptWith':
    case 'refitCommissioner':
    case 'careenCommissioner':
    case 'endCommissionersCareen':
      return ofCommissioner(choice.commissioner, context);
    case 'petition':
      return plain('petition', said.rows.petition, PETITIONS);
    case 'torture':
      return decision.ask === 'takeOperation' ? freeActs(captorOf(choice.hostage, context), context) : UNNAMED;
    case 'release':
      return freeActs(captorOf(choice.hostage, context), context);
    case 'openStash':
    case 'jettison':
    case 'offerAlliance':
    case 'breakAlliance':
    case 'offerTrade':
      return freeActs(choice.pirate, context);
    case 'moveTo':
      return plain('move', said.rows.sail);
    case 'chooseShip':
      return plain('ship', said.rows.ships);
    case 'stow':
      return choice.hold < MAX_HOLDS
        ? plain('stow', said.rows.stow)
        : plain('ally', said.rows.allysHolds(named(allyOf(pirate, context))), 1);
    case 'throwOverboard':
      return plain('overboard', said.rows.overboard);
    case 'sellHold':
      return plain('sell', said.rows.sell(language.pieces.pounds(about.pounds ?? 0)));
    case 'stashPart':
    case 'stashAll':
      return plain(
        'stash',
        said.rows.stash(
          language.pieces.pounds(about.pounds ?? 0),
          language.pieces.pounds(pirate === undefined ? 0 : stashOf(view, pirate)),
        ),
      );
    case 'giveHold':
    case 'giveHostage':
    case 'giveMoney':
      return plain('give', said.rows.gives(named(pirate)), 0);
    case 'takeHold':
    case 'takeHostage':
    case 'takeMoney':
      return plain('take', said.rows.gives(named(about.other)), 1);
    case 'chase':
    case 'chaseUnknown':
      return plain('chase', said.rows.chase);
    case 'hunt':
      return plain('hunt', said.rows.hunt);
    case 'moveWarship':
      return plain('warship', said.rows.warships);
    default:
      return UNNAMED;
  }
}

const owned = (pirate: PirateId | undefined): RowKey => (pirate === undefined ? UNNAMED : ofPirate(pirate));

function captorOf(hostage: number, { view }: DecisionContext): PirateId | undefined {
  return PIRATES.find((pirate) => view.hostageOf[hostage] === pirate);
}

/** Steps clockwise, ports and other places behind them; otherwise as the rules list them. Costly choices come last. */
function ordered(options: readonly Option[], context: DecisionContext): readonly Option[] {
  const from = pieceAt(context.decision.about, context.view);
  const rank = ({ choice, isCostly }: Option): number => {
    if (choice.type === 'stashAll') return DIRECTIONS.length;
    const direction = choice.type === 'moveTo' && from !== undefined ? directionOf(from, choice.to) : null;
    return (
      (isCostly ? 2 * DIRECTIONS.length : 0) +
      (choice.type !== 'moveTo' ? 0 : direction === null ? DIRECTIONS.length : DIRECTIONS.indexOf(direction))
    );
  };
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/** C4.6 Nearly two hundred hexes: by ocean, and there by what is near. */
function startFolds(choices: readonly Choice[], { sight, language }: DecisionContext, option: (choice: Choice) => Option): readonly Fold[] {
  return OCEANS.flatMap((ocean): Fold[] => {
    const rows = grouped(choices, (choice) =>
      choice.type === 'startAt' && sight.tables.oceanOf[choice.to] === ocean
        ? landmarkOf(choice.to, language.pieces.place(choice.to))
        : null,
    );
    if (rows.size === 0) return [];
    const own = [...rows].map(([title, inRow]): Row => ({ id: `${ocean}-${title}`, title, options: inRow.map(option) }));
    return [{ id: `o${ocean}`, title: capital(language.pieces.ocean(ocean)), rows: own }];
  });
}

/** @returns what stands behind the coordinates in the name of a hex: `near Havana` */
const landmarkOf = (hex: PlaceId, name: string): string => capital((isHex(hex) ? name.replace(HEX_NAMES[hex] ?? '', '') : name).trim());

export const countOf = (rows: readonly Row[]): number => rows.reduce((sum, { options }) => sum + options.length, 0);
