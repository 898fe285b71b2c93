/** Service worker end of a message channel; silent unless the test answers. */
export interface FakeServiceWorker {
  /** Messages from the page. */
  received: unknown[];
  answer(data: unknown): void;
  /** Delivers a message that cannot be deserialized. */
  garble(): void;
}

class FakePort extends EventTarget {
  constructor(private readonly received: unknown[]) {
    super();
  }
  postMessage(data: unknown): void {
    this.received.push(data);
  }
  start(): void {}
  close(): void {}
}

/** Replaces the browser's service worker and message channels by fakes. */
export function installServiceWorker(): FakeServiceWorker {
  const received: unknown[] = [];
  let page = new FakePort(received);
  class FakeChannel {
    port1 = (page = new FakePort(received));
    port2 = new FakePort([]);
  }
  const registration = { active: { postMessage: () => undefined } };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(globalThis.navigator, 'serviceWorker', {
    configurable: true,
    value: serviceWorker,
  });
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, value: FakeChannel });
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { has: () => Promise.resolve(false) },
  });
  return {
    received,
    answer: (data) => page.dispatchEvent(new MessageEvent('message', { data })),
    garble: () => page.dispatchEvent(new MessageEvent('messageerror')),
  };
}
