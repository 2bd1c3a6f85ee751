import { useTexts, withData } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReleases } from '../releases-context.js';
import { Bar } from './bar.js';
import { activeChoice, askedChoice, withoutRelease } from './choice.js';
import { Panel } from './panel.js';
import { overridesTexts } from './texts.js';

function Chosen() {
  const { releaseSet } = useReleases();
  const location = useLocation();
  const navigate = useNavigate();
  const t = useTexts(overridesTexts);
  const [opened, setOpened] = useState(false);
  const active = activeChoice(releaseSet);
  const { choice, unclear, foreign } = askedChoice(location.search);

  const close = () => {
    setOpened(false);
    if (choice !== null) void navigate(withoutRelease(location), { replace: true });
  };
  return (
    <>
      {Object.keys(active).length > 0 && <Bar choice={active} onChoose={() => setOpened(true)} />}
      {(opened || choice !== null) && (
        <Panel
          active={active}
          asked={choice ?? {}}
          problem={foreign ? t.foreign : unclear[0] === undefined ? null : t.unclear(unclear[0])}
          onClose={close}
        />
      )}
    </>
  );
}

/** Other releases for one's own browser: the bar while there are any, the panel to choose them. */
export const Overrides = withData(Chosen);
