import { useBrand, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Panel } from '@stroomwerk/ui-kit';
import { shareLinks } from '../model/share.js';
import { successTexts } from '../texts.js';
import css from './Success.module.css';

/** Two share pages, each with the text already in it. */
export function Share() {
  const t = useTexts(successTexts);
  const brand = useBrand();
  return (
    <Panel title={t.share}>
      <div className={css.actions}>
        {shareLinks(t.shareText(brand.name), window.location.origin).map(({ network, href }) => (
          <LinkButton key={network} href={href} target="_blank" rel="noopener noreferrer">
            {network}
          </LinkButton>
        ))}
      </div>
    </Panel>
  );
}
