import { useTexts } from '@stroomwerk/mfe-runtime';
import { Notice, TextLink } from '@stroomwerk/ui-kit';
import { formTexts } from '../texts.js';

/** Why it was not sent, that nothing is lost, and the way by mail. */
export function SendFailure({ why, href }: { why: string; href: string }) {
  const t = useTexts(formTexts);
  return (
    <Notice tone="danger" live title={t.failed}>
      <div>
        {why} {t.kept} <TextLink href={href}>{t.byMail}</TextLink>.
      </div>
    </Notice>
  );
}
