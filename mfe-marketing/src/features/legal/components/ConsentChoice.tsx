import { useConsent, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Panel } from '@stroomwerk/ui-kit';
import { cookieTexts } from '../texts.js';
import css from './Legal.module.css';

/** The visitor's decision, and two equal buttons to change it. */
export function ConsentChoice() {
  const t = useTexts(cookieTexts);
  const { consent, accept, refuse } = useConsent();
  return (
    <Panel title={t.choice}>
      <div className={css.choice}>
        <p role="status">{t.states[consent]}</p>
        <div className={css.buttons}>
          <Button size="lg" full aria-pressed={consent === 'refused'} onClick={refuse}>
            {t.refuse}
          </Button>
          <Button size="lg" full aria-pressed={consent === 'granted'} onClick={accept}>
            {t.accept}
          </Button>
        </div>
        <p className="small soft">{t.withdrawn}</p>
        <noscript>
          <p>{t.noScript}</p>
        </noscript>
      </div>
    </Panel>
  );
}
