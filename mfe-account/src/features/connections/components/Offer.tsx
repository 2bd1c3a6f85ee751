import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Panel, Upsell } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { connectionTexts } from '../texts.js';

/** What somebody without a plan sees where the form would be. @param kept n8n instances are still connected */
export function Offer({ kept }: { kept: boolean }) {
  const t = useTexts(connectionTexts);
  return (
    <Panel>
      <Upsell
        title={t.offerTitle}
        actions={
          <LinkButton variant="primary" component={Link} to={places.pricing}>
            {t.upgrade}
          </LinkButton>
        }
      >
        {kept ? <p>{t.offerKept}</p> : null}
        <p>{t.offerText}</p>
      </Upsell>
    </Panel>
  );
}
