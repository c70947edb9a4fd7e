/** Messages about tables of Landfall, which most tests play. */
import type { Decision, Outcome } from '@bb/kernel';
import type { Landfall } from '@bb/landfall/rules';
import type * as protocol from '@bb/protocol';

interface Types extends Pick<Landfall, 'view' | 'event' | 'options'> {
  readonly decision: Decision;
  readonly order: object;
  readonly givenOrder: object;
  readonly orderEnd: string;
  readonly outcome: Outcome;
}

export type ServerMessage = protocol.ServerMessage<Types>;
export type TableState = protocol.TableState<Types>;
export type TableUpdate = protocol.TableUpdate<Types>;
