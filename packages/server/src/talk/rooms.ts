/**
 * Who hears whom at a table. Whoever sits there talks to all; there is no room for two of them alone (4.68). Who looks on while the game is
 * under way talks in the gallery, which those who play don't hear until it is over: he may see what they may not.
 */
import type { Seat } from '@bb/engine';
import type { Room } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Admission } from '../tables/admission.ts';
import { type Player, seatKeptFor, seatOf } from '../tables/seats.ts';
import type { TableBody } from '../tables/table-body.ts';

export interface Access {
  readonly seat: Seat | null;
  readonly reads: readonly Room[];
  /** Null: nowhere. */
  readonly writes: Room | null;
}

/** Of somebody who knows the password, if there is one; null: he may not even look. */
function accessOf(body: TableBody, player: Player | null): Access | null {
  // Who is replaced for a while comes back, and is to know no more than before.
  const seat = seatOf(body, player) ?? seatKeptFor(body, player);
  if (seat === null && !body.hasSpectators) return null;
  const isOn = body.stage === 'playing';
  const isApart = isOn && seat === null;
  return {
    seat,
    reads: isOn && (seat !== null || player === null) ? ['table'] : ['table', 'gallery'],
    writes: player === null ? null : isApart ? 'gallery' : 'table',
  };
}

/** What he may hear and say there. @throws Refused */
export async function accessTo(admission: Admission, id: string, body: TableBody, player: Player | null): Promise<Access> {
  if (body.password !== null) await admission.check(id, body, player);
  const access = accessOf(body, player);
  if (!access) throw new Refused('noSpectators');
  return access;
}
