import { useEffect, useState } from 'react';
import { loadAftercare } from './aftercare-chunk.js';
import { useOnDemand } from './use-on-demand.js';
import { whenIdle } from './when-idle.js';

const loadAfterwards = () => loadAftercare().then(({ Afterwards }) => Afterwards);

/**
 * What no page needs to be drawn: the notice that nobody answers, counting page views, and the error screen. Fetched
 * when the page is idle, while there still is a network to fetch it by.
 */
export function AfterPaint() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const Afterwards = useOnDemand(idle, loadAfterwards);
  return Afterwards === null ? null : <Afterwards />;
}
