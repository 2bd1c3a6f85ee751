import { useState } from 'react';
import { loadAftercare } from './aftercare-chunk.js';
import type { ErrorScreenProps } from './error-screen.js';
import { quotedErrorTexts as t } from './texts.js';
import { useOnDemand } from './use-on-demand.js';

const loadScreen = () => loadAftercare().then(({ ErrorScreen }) => ErrorScreen);

/**
 * Where the error screen stands. It comes in a file of its own, fetched while the page is idle; where even that cannot
 * be had, its title and the way out are here.
 */
export function ErrorPlace(props: ErrorScreenProps) {
  const [wanted] = useState(true);
  const Screen = useOnDemand(wanted, loadScreen);
  if (Screen !== null) return <Screen {...props} />;
  const Place = props.whole ? 'main' : 'div';
  return (
    <Place>
      <h1 role="alert">{t.title}</h1>
      <button type="button" onClick={() => location.reload()}>
        {t.manual}
      </button>
    </Place>
  );
}
