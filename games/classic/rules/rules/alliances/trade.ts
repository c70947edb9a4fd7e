/** C21.5 Two pirates in the same port trade booty, hostages and Net Worth, put together step by step. */
import { HOSTAGES, type HostageId, MAX_HOLDS, PIRATES, type PirateId } from '../../data/ids.ts';
import { emptyHold } from '../../effects/leaving.ts';
import { hostagesOf } from '../../queries/hostages.ts';
import { firstHold, holdsOf } from '../../queries/pirates.ts';
import { tradeRefusal, tradesRefusal } from '../../queries/refusals/alliances.ts';
import type { About, TradePart } from '../../state/about.ts';
import {
  ACCEPT,
  type Choice,
  offerTrade as choiceOf,
  DECLINE,
  FINISH,
  GIVE_HOLD,
  GIVE_HOSTAGE,
  GIVE_MONEY,
  HUNDREDS,
  PASS,
  TAKE_HOLD,
  TAKE_HOSTAGE,
  TAKE_MONEY,
} from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Trade extends Frame {
  proc: 'trade';
  /** The one who proposes. */
  readonly pirate: PirateId;
  readonly other: PirateId;
  // what he gives and takes so far
  giveHolds: readonly number[];
  takeHolds: readonly number[];
  giveHostages: readonly number[];
  takeHostages: readonly number[];
  giveMoney: number;
  takeMoney: number;
}
type TradeSteps = {
  begin: undefined;
  proposeTrade: Asks<'giveHold' | 'takeHold' | 'giveHostage' | 'takeHostage' | 'giveMoney' | 'takeMoney' | 'finish' | 'pass'>;
  answerTrade: Asks<'accept' | 'decline'>;
};

/** C5.4 */
export function offerTrade(g: Game, pirate: PirateId, out: Choice[]): void {
  if (tradesRefusal(g, pirate) !== null) return;
  for (const other of PIRATES) if (tradeRefusal(g, pirate, other) === null) out.push(choiceOf(pirate, other));
}

export const trade: Procedure<{ pirate: PirateId; other: PirateId }, Trade, TradeSteps> = {
  name: 'trade',
  rule: 'C21.5',
  enter: ({ pirate, other }) => ({
    proc: 'trade',
    at: 'begin',
    pirate,
    other,
    giveHolds: [],
    takeHolds: [],
    giveHostages: [],
    takeHostages: [],
    giveMoney: 0,
    takeMoney: 0,
  }),
  steps: {
    begin(g, { pirate, other }) {
      g.traded.push(pirate, other);
      return 'proposeTrade';
    },

    proposeTrade: {
      ask: 'proposeTrade',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, f, out) {
        out.push(PASS);
        if (isReady(g, f)) out.push(FINISH);
        offerHolds(g, f.pirate, f.giveHolds, GIVE_HOLD, out);
        offerHolds(g, f.other, f.takeHolds, TAKE_HOLD, out);
        for (const hostage of hostagesOf(g, f.pirate)) if (!f.giveHostages.includes(hostage)) out.push(GIVE_HOSTAGE[hostage]);
        for (const hostage of hostagesOf(g, f.other)) if (!f.takeHostages.includes(hostage)) out.push(TAKE_HOSTAGE[hostage]);
        for (const [i, hundreds] of HUNDREDS.entries()) {
          if (f.giveMoney + hundreds * 100 <= g.netWorth[f.pirate]) out.push(GIVE_MONEY[i]);
          if (f.takeMoney + hundreds * 100 <= g.netWorth[f.other]) out.push(TAKE_MONEY[i]);
        }
      },
      choose(g, f, choice) {
        switch (choice.type) {
          case 'pass':
            return DONE;
          case 'finish':
            if (g.owner[f.other] !== g.owner[f.pirate]) return 'answerTrade';
            exchange(g, f);
            return DONE;
          case 'giveHold':
            f.giveHolds = [...f.giveHolds, choice.hold];
            break;
          case 'takeHold':
            f.takeHolds = [...f.takeHolds, choice.hold];
            break;
          case 'giveHostage':
            f.giveHostages = [...f.giveHostages, choice.hostage];
            break;
          case 'takeHostage':
            f.takeHostages = [...f.takeHostages, choice.hostage];
            break;
          case 'giveMoney':
            f.giveMoney += choice.hundreds * 100;
            break;
          case 'takeMoney':
            f.takeMoney += choice.hundreds * 100;
            break;
        }
        return 'proposeTrade';
      },
      about: (g, f) => aboutTrade(g, f),
    },

    answerTrade: {
      ask: 'answerTrade',
      seat: (g, { other }) => g.owner[other],
      options: (_g, _f, out) => void out.push(ACCEPT, DECLINE),
      choose(g, f, choice) {
        if (choice.type === 'accept') exchange(g, f);
        else g.events?.push({ type: 'tradeRefused', rule: 'C21.5', pirate: f.pirate, other: f.other });
        return DONE;
      },
      about: (g, f) => aboutTrade(g, f),
    },
  },
};

const offerHolds = (g: Game, pirate: PirateId, named: readonly number[], list: readonly Choice[], out: Choice[]): void => {
  for (let hold = 0; hold < MAX_HOLDS; hold++) if (g.holds[firstHold(g, pirate) + hold] > 0 && !named.includes(hold)) out.push(list[hold]);
};

/** Something changes hands, and both ships have room for it. */
function isReady(g: Game, f: Trade): boolean {
  const items = f.giveHolds.length + f.takeHolds.length + f.giveHostages.length + f.takeHostages.length + f.giveMoney + f.takeMoney;
  const incoming = f.takeHolds.length - f.giveHolds.length;
  const freeIn = (pirate: PirateId): number => {
    const first = firstHold(g, pirate);
    return g.holds.slice(first, first + holdsOf(g.tables, g, pirate)).filter((pounds) => pounds === 0).length;
  };
  return items > 0 && incoming <= freeIn(f.pirate) && -incoming <= freeIn(f.other);
}

const asHostages = (slots: readonly number[]): readonly HostageId[] => slots.map((slot) => HOSTAGES[slot]);
const worthIn = (g: Game, pirate: PirateId, holds: readonly number[]): readonly number[] =>
  holds.map((hold) => g.holds[firstHold(g, pirate) + hold]);

function partsOf(g: Game, f: Trade): { readonly give: TradePart; readonly take: TradePart } {
  return {
    give: { booty: worthIn(g, f.pirate, f.giveHolds), hostages: asHostages(f.giveHostages), pounds: f.giveMoney },
    take: { booty: worthIn(g, f.other, f.takeHolds), hostages: asHostages(f.takeHostages), pounds: f.takeMoney },
  };
}

const aboutTrade = (g: Game, f: Trade): About => ({ pirate: f.pirate, other: f.other, trade: partsOf(g, f) });

function exchange(g: Game, f: Trade): void {
  const { pirate, other } = f;
  g.events?.push({ type: 'traded', rule: 'C21.5', pirate, other, ...partsOf(g, f) });
  const given = unload(g, pirate, f.giveHolds);
  const taken = unload(g, other, f.takeHolds);
  load(g, other, given);
  load(g, pirate, taken);
  handOver(g, f.giveHostages, other);
  handOver(g, f.takeHostages, pirate);
  g.netWorth[pirate] = g.netWorth[pirate] + f.takeMoney - f.giveMoney;
  g.netWorth[other] = g.netWorth[other] + f.giveMoney - f.takeMoney;
}

interface Load {
  readonly pounds: number;
  readonly goods: number;
}

function unload(g: Game, pirate: PirateId, holds: readonly number[]): readonly Load[] {
  const first = firstHold(g, pirate);
  const loads = holds.map((hold) => ({ pounds: g.holds[first + hold], goods: g.goods[first + hold] }));
  for (const hold of holds) emptyHold(g, pirate, hold);
  return loads;
}

function load(g: Game, pirate: PirateId, loads: readonly Load[]): void {
  const first = firstHold(g, pirate);
  for (const { pounds, goods } of loads) {
    const empty = g.holds.indexOf(0, first);
    g.holds[empty] = pounds;
    g.goods[empty] = goods;
  }
}

/** The new captor's player learns the home port; what the hostage has told stays with him who heard it (C9.8). */
function handOver(g: Game, hostages: readonly number[], to: PirateId): void {
  for (const hostage of hostages) {
    g.hostageOf[hostage] = to;
    g.homeSeen[hostage] = g.homeSeen[hostage] | (1 << g.owner[to]);
  }
}
