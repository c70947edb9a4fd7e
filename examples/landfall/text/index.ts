/** Landfall in English. */
import type { GameText } from '@bb/kernel';
import {
  COVE_NAMES,
  type Event,
  HIDDEN,
  type Landfall,
  NO_CARD,
  NO_COVE,
  OWN_COVE_SCORE,
  PILOT_SCORE,
  REEF_LEAGUES,
  titleOf,
  type View,
} from '../rules/index.ts';

const leaguesOf = (n: number): string => (n === 1 ? '1 league' : `${n} leagues`);
const pointsOf = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

function card(id: number): string {
  const title = titleOf(id);
  if (title === null) return id === NO_CARD ? 'no card' : 'a card';
  return title === 'fog' ? 'fog' : `a ${title}`;
}
const cove = (id: number): string => (id === HIDDEN || id === NO_COVE ? 'a cove' : `the ${COVE_NAMES[id]} cove`);

const RULES: Readonly<Record<string, string>> = {
  1: 'Each player is dealt a card, then chooses a cove face down.',
  2: 'A player throws as many dice as they dare, one after the other. A number that comes twice loses the roll; else the ship sails the sum.',
  3: `Before a ship sails, the others may each play their card: a reef takes ${REEF_LEAGUES} leagues, fog halves them, a calm leaves none.`,
  4: `The round in which a ship reaches the coast is the last. Leagues count, ${OWN_COVE_SCORE} for a cove of one’s own, ${PILOT_SCORE} for a pilot.`,
};

function about({ leagues, hands, coves, scores }: View, seat: number): string {
  const facts = [leaguesOf(leagues[seat] ?? 0)];
  if (hands[seat] !== NO_CARD) facts.push(card(hands[seat] ?? HIDDEN));
  if (coves[seat] !== NO_COVE) facts.push(cove(coves[seat] ?? HIDDEN));
  if (scores.length > 0) facts.push(pointsOf(scores[seat] ?? 0));
  return facts.join(', ');
}

export const english: GameText<Landfall> = {
  title: 'Landfall',

  choice(choice) {
    switch (choice.type) {
      case 'rollDie':
        return `Throw ${choice.face}`;
      case 'dealCard':
        return `Deal ${card(choice.card)}`;
      case 'landAt':
        return `Land at ${cove(choice.cove)}`;
      case 'sail':
        return 'Sail';
      case 'pressOn':
        return 'Press on with another die';
      case 'playCard':
        return `Play ${card(choice.card)}`;
      case 'pass':
        return 'Pass';
    }
  },

  prompt({ ask, about: { ship = 0, roll = 0 } }, { leagues }, names) {
    if (ask === 'chooseCove') return 'Which cove will you land in? The others will not see it.';
    if (ask === 'sailOrPressOn') return `Sail ${leaguesOf(roll)}, or press on? A number that comes twice loses the roll.`;
    return `${names(ship)} is about to sail ${leaguesOf(roll)}, from ${leagues[ship] ?? 0}. Play your card?`;
  },

  event(event: Event, names) {
    switch (event.type) {
      case 'cardDealt':
        return `${names(event.seat)} is dealt ${card(event.card)}.`;
      case 'coveChosen':
        return `${names(event.seat)} chooses ${cove(event.cove)}.`;
      case 'rolled':
        return `${names(event.seat)} throws ${event.face}.`;
      case 'cardPlayed':
        return `${names(event.seat)} plays ${card(event.card)}.`;
      case 'sailed':
        return event.leagues === 0 ? `${names(event.seat)} stays at sea.` : `${names(event.seat)} sails ${leaguesOf(event.leagues)}.`;
      case 'landed':
        return `The coast! ${event.scores.map((score, seat) => `${names(seat)} ${pointsOf(score)}`).join(', ')}.`;
    }
  },

  position: (view, names) => view.leagues.map((_, seat) => `${names(seat)}: ${about(view, seat)}`),

  rule: (number) => RULES[number] ?? null,
};
