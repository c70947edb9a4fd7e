/** The server's messages about tables. */
import type * as protocol from '@bb/protocol';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';

interface MessageTypes<T extends SessionTypes> {
  readonly view: T['view'];
  readonly event: T['event'];
  readonly options: T['options'];
  readonly decision: T['decision'];
  readonly order: T['order'];
  readonly givenOrder: T['standing'];
  readonly orderEnd: T['lapse'];
  readonly outcome: T['outcome'];
}

export type ClientMessage = protocol.ClientMessage<MessageTypes<SessionTypes>>;
export type OwnState<T extends SessionTypes = SessionTypes> = protocol.OwnState<MessageTypes<T>>;
export type ServerMessage<T extends SessionTypes = SessionTypes> =
  | Exclude<protocol.ServerMessage<MessageTypes<T>>, { readonly type: 'table' }>
  | { readonly type: 'table'; readonly card: TableCard };
/** Its options are as lists show them, without long parts. */
export type TableCard = protocol.TableCard<SessionTypes['options']>;
export type TableState<T extends SessionTypes = SessionTypes> = protocol.TableState<MessageTypes<T>>;
export type TableStatus<T extends SessionTypes = SessionTypes> = protocol.TableStatus<MessageTypes<T>>;
export type TableUpdate<T extends SessionTypes = SessionTypes> = protocol.TableUpdate<MessageTypes<T>>;
