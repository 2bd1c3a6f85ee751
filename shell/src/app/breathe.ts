/**
 * Between two long pieces of work: lets the browser answer first whoever does something already. A message, because a
 * page in another tab gets its timers once a second.
 */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
