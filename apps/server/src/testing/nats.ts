/** The NATS server of the tests, if there is one. */
import { connect } from '@nats-io/transport-node';

export const NATS = process.env.BB_TEST_NATS ?? 'nats://127.0.0.1:4222';

export const hasNats: boolean = await connect({ servers: NATS, timeout: 2000, reconnect: false }).then(
  (connection) => connection.close().then(() => true),
  () => false,
);
