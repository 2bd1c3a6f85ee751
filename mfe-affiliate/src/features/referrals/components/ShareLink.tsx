import { copyText, track, useBrand, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, LinkButton, Panel, useToast } from '@stroomwerk/ui-kit';
import { Copy, Link2 } from 'lucide-react';
import { shareLinks, shareMessage } from '../model/share.js';
import { affiliateTexts } from '../texts.js';
import css from './Referrals.module.css';

/** The referral link with its copy button, and the ways to share it. */
export function ShareLink({ url }: { url: string }) {
  const t = useTexts(affiliateTexts);
  const brand = useBrand();
  const { show } = useToast();
  const share = { url, title: t.shareTitle(brand.name), text: t.shareText };
  const copy = async (text: string, done: string) => {
    try {
      await copyText(text);
      track('share_referral', { network: 'clipboard' });
      show(done);
    } catch (error) {
      console.error('Failed to copy', error);
      show({ text: t.copyFailed, tone: 'error' });
    }
  };
  return (
    <Panel>
      <Field label={t.link}>
        <div className={css.link}>
          <Input
            size="lg"
            className={css.mono}
            aria-label={t.link}
            readOnly
            value={url}
            icon={<Link2 size={16} />}
            onFocus={(event) => event.target.select()}
          />
          <Button
            size="lg"
            variant="primary"
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={() => void copy(url, t.copied)}
          >
            {t.copy}
          </Button>
        </div>
      </Field>
      <div className={css.share}>
        <span>{t.shareVia}</span>
        {shareLinks(share).map(({ network, href }) => (
          <LinkButton
            key={network}
            size="sm"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => track('share_referral', { network })}
          >
            {network}
          </LinkButton>
        ))}
        <Button
          size="sm"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copy(shareMessage(share), t.shareCopied)}
        >
          {t.copyText}
        </Button>
      </div>
    </Panel>
  );
}
