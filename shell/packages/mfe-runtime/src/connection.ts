import { createStore } from 'zustand';

/** `gone`: nobody answers. `back`: answers again, said for a moment. */
export type Connection = 'there' | 'gone' | 'back';

/** Whether the platform can be reached; the shell finds out, whoever shows a failure may ask. */
export const connectionStore = createStore<{ readonly connection: Connection }>()(() => ({
  connection: 'there',
}));

/**
 * Calls back each time that the platform answers again.
 * @returns ends it
 */
export const onReturn = (listener: () => void): (() => void) =>
  connectionStore.subscribe(({ connection }, before) => {
    if (connection === 'back' && before.connection === 'gone') listener();
  });
