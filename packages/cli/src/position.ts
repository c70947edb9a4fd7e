/** A position in words, as one seat or a spectator sees it. */
import {
  AREAS,
  CARD_COUNT,
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
} from '@bb/engine';
import { en, type Names, plural, rated } from '@bb/words';

export function positionLines(v: View, n: Names): readonly string[] {
  return [
    turnLine(v, n),
    ...v.fleet.flatMap((fleet, seat) => [seatLine(v, n, seat), ...fleet.map((pirate) => `  ${pirateLine(v, n, pirate)}`)]),
    ...merchantLine(v, n),
    ...governorLine(v, n, 'Pro-pirate governors', isProGovernor),
    ...governorLine(v, n, 'Anti-pirate governors', isAntiGovernor),
    ...portsLine(n, 'Attacked', (port) => v.attacked[port] === 1 && v.destroyed[port] === 0),
    ...portsLine(n, 'Destroyed', (port) => v.destroyed[port] === 1),
    ...havenLine(v, n),
    ...warshipLine(v, n),
    ...handLines(v, n),
  ];
}

function turnLine(v: View, n: Names): string {
  const deck = `${v.deckSize} of ${CARD_COUNT} cards in the deck, ${v.pirateDeckSize} pirates in theirs`;
  const pardon = `General Pardon seen ${plural(v.pardons, 'time')}${v.pardonThrough > 0 ? ', in force' : ''}`;
  if (v.active === NONE) return `Setup. ${deck}.`;
  const turn = v.ending === '' ? `Turn ${v.playerTurn}: ${n.seat(v.active)}, ${plural(v.actionsLeft, 'Action')} left` : 'The game is over';
  return `${turn}. ${deck}. ${pardon}.`;
}

function seatLine(v: View, n: Names, seat: number): string {
  const parts = [`${v.vp[seat]} VP`, plural(v.handSizes[seat] ?? 0, 'card'), plural(v.pirateHandSizes[seat] ?? 0, 'pirate card')];
  const [commissioner, at] = [v.commissioner[seat], v.commissionerAt[seat]];
  if (commissioner !== undefined && at !== undefined && commissioner !== NONE)
    parts.push(`Commissioner ${n.commissioner(commissioner)} in ${n.sea(at)}`);
  return `${n.seat(seat)}: ${parts.join(', ')}`;
}

function pirateLine(v: View, n: Names, pirate: PirateId): string {
  const { tables } = n;
  const [at, ship, letter] = [v.at[pirate], v.ship[pirate], v.letter[pirate]];
  const parts = [`${n.pirateInFull(pirate)}, ${at === undefined ? 'nowhere' : n.place(at)}`];
  if (ship !== undefined && ship !== NONE) {
    const speedLost = (tables.ships[ship]?.speed ?? 0) - (v.speed[pirate] ?? 0);
    const hurt = (damage: number): string => (damage > 0 ? ` (−${damage})` : '');
    parts.push(
      `${n.ship(ship)} with Combat ${rated(v.combat[pirate] ?? 0)}${hurt(combatDamage(tables, v, pirate))}, Speed ${rated(v.speed[pirate] ?? 0)}${hurt(speedLost)}, Loyalty ${v.loyalty[pirate]}`,
      `holds ${Array.from({ length: holdCount(tables, v, pirate) }, (_, i) => hold(v, pirate, i))
        .map((booty) => (booty < 0 ? '–' : en.money(booty)))
        .join(' | ')}`,
    );
  }
  parts.push(`Notoriety ${v.notoriety[pirate]}, Net Worth ${en.doubloons(v.netWorth[pirate] ?? 0)}, Cunning ${v.cunning[pirate]}`);
  const hostages = hostagesOf(v, pirate).map((hostage) => n.hostage(hostage));
  if (hostages.length > 0) parts.push(`hostages ${hostages.join(', ')}`);
  if (letter !== undefined && letter !== NONE) parts.push(`Letter of Marque (${n.nation(letter)})`);
  if ((v.guns[pirate] ?? NONE) !== NONE) parts.push('heavy guns');
  if (v.scurvy[pirate] === 1) parts.push('scurvy');
  if (v.revelry[pirate] !== 0) parts.push('revelling');
  if (v.treasureMapOf === pirate) parts.push('treasure map');
  const ally = v.ally[pirate];
  if (ally !== undefined && ally !== NONE) parts.push(`allied with ${n.pirate(ally)}`);
  const enemies = NATIONS.filter((nation) => ((v.history[pirate] ?? 0) & (1 << nation)) !== 0);
  if (enemies.length > 0) parts.push(`has attacked ${enemies.map((nation) => n.nation(nation)).join(', ')} ports`);
  const known = PORTS.filter((port) => information(v, pirate, port) > 0);
  if (known.length > 0) parts.push(`Information ${known.map((port) => `${n.port(port)} ${information(v, pirate, port)}`).join(', ')}`);
  return parts.join('; ');
}

function merchantLine(v: View, n: Names): readonly string[] {
  const lying = PORTS.flatMap((port) => {
    const merchant = v.merchantAt[port];
    if (merchant === undefined || merchant === NONE) return [];
    return [merchant === FACE_DOWN ? n.port(port) : `${n.port(port)} (${n.merchant(merchant)})`];
  });
  return lying.length === 0 ? [] : [`Merchants off ${lying.join(', ')}`];
}

function portsLine(n: Names, title: string, is: (port: (typeof PORTS)[number]) => boolean): readonly string[] {
  const ports = PORTS.filter(is).map((port) => n.port(port));
  return ports.length === 0 ? [] : [`${title}: ${ports.join(', ')}`];
}

const governorLine = (v: View, n: Names, title: string, kind: (governor: View['governorAt'][number]) => boolean): readonly string[] =>
  portsLine(n, title, (port) => {
    const governor = v.governorAt[port];
    return governor !== undefined && kind(governor);
  });

function havenLine(v: View, n: Names): readonly string[] {
  const havens = PORTS.flatMap((port) => {
    const pirate = v.havenOf[port];
    return pirate === undefined || pirate === NONE ? [] : [`${n.port(port)} (${n.pirate(pirate)})`];
  });
  return havens.length === 0 ? [] : [`Safe havens: ${havens.join(', ')}`];
}

function warshipLine(v: View, n: Names): readonly string[] {
  const afloat = AREAS.flatMap((area) => {
    const warship = v.warshipAt[area];
    return warship === undefined || warship === NONE ? [] : [`${n.warship(warship)} in ${n.sea(area)}`];
  });
  return afloat.length === 0 ? [] : [`Warships: ${afloat.join(', ')}`];
}

function handLines(v: View, n: Names): readonly string[] {
  if (v.you === null) return [];
  const cards = v.hand.map((card) => n.card(card)).join(', ') || 'no cards';
  const pirates = v.pirateHand.map((pirate) => n.pirateInFull(pirate)).join(', ') || 'no pirates';
  return [`${n.seat(v.you)} holds ${cards}; ${pirates}`];
}
