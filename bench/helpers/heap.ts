import { setTimeout as wait } from 'node:timers/promises';

/** Address of Node's inspector, which a process opens when it gets SIGUSR1. */
const inspector = 'http://127.0.0.1:9229/json/list';

/**
 * Memory that a Node process holds on to, MB: its heap with what is in buffers, after a garbage collection. Speaks the Chrome
 * DevTools Protocol. One process at a time, as they share a port.
 */
export async function heapMb(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await addressOf());
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<Record<string, number>>((resolve) => {
      const id = ++last;
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data));
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  // The second collection takes the garbage of the first one's finalizers.
  for (let collections = 0; collections < 2; collections++) await send('HeapProfiler.collectGarbage');
  const { usedSize = 0, backingStorageSize = 0 } = await send('Runtime.getHeapUsage');
  // For the next process, which takes the same port.
  void send('Runtime.evaluate', { expression: 'process._debugEnd()' });
  await until(async () => (await targets()).length === 0);
  return (usedSize + backingStorageSize) / 1024 / 1024;
}

const targets = () =>
  fetch(inspector).then(
    (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
    () => [],
  );

async function addressOf(): Promise<string> {
  let address: string | undefined;
  await until(async () => {
    address = (await targets())[0]?.webSocketDebuggerUrl;
    return address !== undefined;
  });
  return address ?? '';
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isDone()) return;
    await wait(50);
  }
  throw new Error('The inspector of a process does not open, or does not close');
}
