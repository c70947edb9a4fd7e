import { afterEach, expect, test, vi } from 'vitest';
import { OtherTabs } from '../online/other-tabs.ts';
import { lockTable } from './table-lock.ts';

/** What a browser does that blocks the site's data. */
const denied = (): never => {
  throw new DOMException('The request was denied.', 'SecurityError');
};
class DeniedChannel {
  constructor() {
    denied();
  }
}
class SilentChannel {
  postMessage(): void {}
  close(): void {}
}
const open = () => lockTable('table', { takeOver: false, onrelease: denied });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a table is opened though the browser refuses channels between tabs, or locks', async () => {
  const locks = { request: async () => denied() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  for (const channel of [DeniedChannel, SilentChannel]) {
    vi.stubGlobal('BroadcastChannel', channel);
    const release = await open();
    expect(release).toBeTypeOf('function');
    release?.();
  }
});

test('an online table is, too, and tells no other tab', () => {
  vi.stubGlobal('BroadcastChannel', DeniedChannel);
  const tabs = new OtherTabs('table', denied);
  tabs.tell();
  tabs.close();
});
