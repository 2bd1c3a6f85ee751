import type { IQueueBackend } from 'bullmq';

/** Milliseconds after a refusal before the worker may ask again. */
export const refusedPauseMs = 1_000;

type Asked = Pick<IQueueBackend, 'moveToActive' | 'waitForJob' | 'disconnectBlocking' | 'reconnectBlocking'>;

/**
 * A worker that the backend refuses (a database that became read-only, a full disk, a right that is gone) asks again at
 * once, and logs it, many times a second: BullMQ waits only for a backend that it cannot reach. Here a refusal comes a
 * second later, or at once when the worker ends.
 * @returns the same backend
 */
export function patient<B extends Asked>(backend: B): B {
  const moveToActive = backend.moveToActive.bind(backend);
  const waitForJob = backend.waitForJob.bind(backend);
  const disconnectBlocking = backend.disconnectBlocking.bind(backend);
  const reconnectBlocking = backend.reconnectBlocking.bind(backend);
  const pauses = new Set<() => void>();
  let ending = false;

  const late = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (!ending) await pause();
      throw error;
    }
  };
  const pause = () =>
    new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        pauses.delete(end);
        done();
      };
      const timer = setTimeout(end, refusedPauseMs);
      pauses.add(end);
    });

  backend.moveToActive = (...asked) => late(moveToActive(...asked));
  backend.waitForJob = (...asked) => late(waitForJob(...asked));
  backend.disconnectBlocking = (...asked) => {
    ending = true;
    for (const end of pauses) end();
    return disconnectBlocking(...asked);
  };
  backend.reconnectBlocking = (...asked) => {
    ending = false;
    return reconnectBlocking(...asked);
  };
  return backend;
}
