import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Panel } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { beginTexts } from '../begin-texts.js';

/** The beginning of the way to a first automation, which is on the dashboard. */
export function Begin() {
  const t = useTexts(beginTexts);
  return (
    <Panel title={t.title}>
      <div className="stack">
        <p>{t.text}</p>
        <p>
          <LinkButton variant="signal" component={Link} to={places.afterLogin}>
            {t.act}
          </LinkButton>
        </p>
      </div>
    </Panel>
  );
}
