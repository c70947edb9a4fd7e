/** Describes a position as one seat or a spectator sees it. */
import {
  AREAS,
  combatDamage,
  FACE_DOWN,
  hold,
  holdCount,
  hostagesOf,
  information,
  isAntiGovernor,
  isProGovernor,
  NATIONS,
  NONE,
  type PirateId,
  PORTS,
  type View,
} from '@bb/golden-age/rules';
import { commissionerName, rated } from '@bb/golden-age/text';
import type { Speech } from './locale.ts';

export function positionLines(v: View, n: Speech): readonly string[] {
  const words = n.words.position;
  return [
    turnLine(v, n),
    ...v.fleet.flatMap((fleet, seat) => [seatLine(v, n, seat), ...fleet.map((pirate) => `  ${pirateLine(v, n, pirate)}`)]),
    ...merchantLine(v, n),
    ...governorLine(v, n, words.pro, isProGovernor),
    ...governorLine(v, n, words.anti, isAntiGovernor),
    ...portsLine(n, words.attacked, (port) => v.attacked[port] === 1 && v.destroyed[port] === 0),
    ...portsLine(n, words.destroyed, (port) => v.destroyed[port] === 1),
    ...havenLine(v, n),
    ...warshipLine(v, n),
    ...handLines(v, n),
  ];
}

function turnLine(v: View, n: Speech): string {
  const words = n.words.position;
  const deck = words.deck(v.deckSize, n.tables.cards.length, v.pirateDeckSize);
  const pardon = words.pardon(v.pardons, v.pardonThrough > 0);
  if (v.active === NONE) return `${words.setup}. ${deck}.`;
  const turn = v.ending === '' ? words.turn(v.playerTurn, n.seat(v.active), v.actionsLeft) : words.over;
  return `${turn}. ${deck}. ${pardon}.`;
}

function seatLine(v: View, n: Speech, seat: number): string {
  const words = n.words.position;
  const parts = [n.language.vp(v.vp[seat] ?? 0), words.cards(v.handSizes[seat] ?? 0), words.pirateCards(v.pirateHandSizes[seat] ?? 0)];
  const [commissioner, at] = [v.commissioner[seat], v.commissionerAt[seat]];
  if (commissioner !== undefined && at !== undefined && commissioner !== NONE)
    parts.push(words.commissioner(commissionerName(n, v, commissioner), n.where(at)));
  return n.language.labelled(n.seat(seat), parts.join(', '));
}

function pirateLine(v: View, n: Speech, pirate: PirateId): string {
  const { tables, language } = n;
  const { ratings } = language;
  const words = n.words.position;
  const [at, ship, letter] = [v.at[pirate], v.ship[pirate], v.letter[pirate]];
  const parts = [`${n.pirateInFull(pirate)}, ${at === undefined ? words.nowhere : n.place(at)}`];
  if (ship !== undefined && ship !== NONE) {
    const speedLost = (tables.ships[ship]?.speed ?? 0) - (v.speed[pirate] ?? 0);
    const hurt = (damage: number): string => (damage > 0 ? ` (−${damage})` : '');
    parts.push(
      words.ship(
        n.ship(ship),
        [
          `${ratings.combat} ${rated(v.combat[pirate] ?? 0)}${hurt(combatDamage(tables, v, pirate))}`,
          `${ratings.speed} ${rated(v.speed[pirate] ?? 0)}${hurt(speedLost)}`,
          `${ratings.loyalty} ${v.loyalty[pirate]}`,
        ].join(', '),
      ),
      words.holds(
        Array.from({ length: holdCount(tables, v, pirate) }, (_, i) => hold(v, pirate, i))
          .map((booty) => (booty < 0 ? '–' : language.money(booty)))
          .join(' | '),
      ),
    );
  }
  parts.push(
    `${ratings.notoriety} ${v.notoriety[pirate]}, ${ratings.netWorth} ${language.doubloons(v.netWorth[pirate] ?? 0)}, ${ratings.cunning} ${v.cunning[pirate]}`,
  );
  const hostages = hostagesOf(v, pirate).map((hostage) => n.hostage(hostage));
  if (hostages.length > 0) parts.push(words.hostages(hostages.join(', ')));
  if (letter !== undefined && letter !== NONE) parts.push(words.letter(n.nation(letter)));
  if ((v.guns[pirate] ?? NONE) !== NONE) parts.push(words.guns);
  if (v.scurvy[pirate] === 1) parts.push(words.scurvy);
  if (v.revelry[pirate] !== 0) parts.push(words.revelling);
  if (v.treasureMapOf === pirate) parts.push(words.map);
  const ally = v.ally[pirate];
  if (ally !== undefined && ally !== NONE) parts.push(words.allied(n.pirate(ally)));
  const enemies = NATIONS.filter((nation) => ((v.history[pirate] ?? 0) & (1 << nation)) !== 0);
  if (enemies.length > 0) parts.push(words.attackedNations(enemies.map((nation) => n.nation(nation)).join(', ')));
  const known = PORTS.filter((port) => information(v, pirate, port) > 0);
  if (known.length > 0)
    parts.push(`${ratings.information} ${known.map((port) => `${n.port(port)} ${information(v, pirate, port)}`).join(', ')}`);
  return parts.join('; ');
}

function merchantLine(v: View, n: Speech): readonly string[] {
  const lying = PORTS.flatMap((port) => {
    const merchant = v.merchantAt[port];
    if (merchant === undefined || merchant === NONE) return [];
    return [merchant === FACE_DOWN ? n.port(port) : `${n.port(port)} (${n.merchant(merchant)})`];
  });
  return lying.length === 0 ? [] : [n.words.position.merchants(lying.join(', '))];
}

function portsLine(n: Speech, title: string, is: (port: (typeof PORTS)[number]) => boolean): readonly string[] {
  const ports = PORTS.filter(is).map((port) => n.port(port));
  return ports.length === 0 ? [] : [n.language.labelled(title, ports.join(', '))];
}

const governorLine = (v: View, n: Speech, title: string, kind: (governor: View['governorAt'][number]) => boolean): readonly string[] =>
  portsLine(n, title, (port) => {
    const governor = v.governorAt[port];
    return governor !== undefined && kind(governor);
  });

function havenLine(v: View, n: Speech): readonly string[] {
  const havens = PORTS.flatMap((port) => {
    const pirate = v.havenOf[port];
    return pirate === undefined || pirate === NONE ? [] : [`${n.port(port)} (${n.pirate(pirate)})`];
  });
  return havens.length === 0 ? [] : [n.language.labelled(n.words.position.havens, havens.join(', '))];
}

function warshipLine(v: View, n: Speech): readonly string[] {
  const afloat = AREAS.flatMap((area) => {
    const warship = v.warshipAt[area];
    return warship === undefined || warship === NONE ? [] : [n.words.position.at(n.warship(warship), n.where(area))];
  });
  return afloat.length === 0 ? [] : [n.language.labelled(n.words.position.warships, afloat.join(', '))];
}

function handLines(v: View, n: Speech): readonly string[] {
  if (v.you === null) return [];
  const words = n.words.position;
  const cards = v.hand.map((card) => n.card(card)).join(', ') || words.noCards;
  const pirates = v.pirateHand.map((pirate) => n.pirateInFull(pirate)).join(', ') || words.noPirates;
  return [words.hand(n.seat(v.you), cards, pirates)];
}
