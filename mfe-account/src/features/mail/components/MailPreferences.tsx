import type { MailChoiceCategory } from '@stroomwerk/contracts/auth';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, LoadingText, Panel, RowSkeleton, Switch, useToast } from '@stroomwerk/ui-kit';
import { useMyMail } from '../api/use-mail.js';
import { mailTexts } from '../texts.js';
import { MailTroubles } from './MailTroubles.js';

/** What the account gets of our mail: why it fails where it does, and a switch for what need not come. */
export function MailPreferences({ email }: { readonly email: string }) {
  const t = useTexts(mailTexts);
  const { show } = useToast();
  const { mail, choose, mend } = useMyMail();
  const refused = ({ detail }: { detail: string }) => show({ text: detail, tone: 'error' });
  const { data, error } = mail;
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.failed} busy={mail.isFetching} onRetry={() => void mail.refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data)
    return (
      <Panel title={t.title}>
        <LoadingText />
        <RowSkeleton count={3} />
      </Panel>
    );
  const unwanted = data.troubles.some(({ reason }) => reason === 'complained');
  const failing = data.troubles.some(({ reason }) => reason !== 'complained');
  return (
    <Panel title={t.title} lead={t.lead}>
      <div className="stack">
        <MailTroubles
          troubles={data.troubles}
          email={email}
          busy={mend.isPending}
          onMend={() =>
            mend.mutate(
              {},
              { onSuccess: () => show(unwanted && !failing ? t.wantedAgain : t.checked), onError: refused },
            )
          }
        />
        {data.categories.map(({ category, necessary, on }) => (
          <Switch
            key={category}
            atEnd
            label={t.categories[category]}
            description={t.about[category]}
            checked={on}
            disabled={necessary || (choose.isPending && choose.variables.body.category === category)}
            onChange={({ target }) =>
              choose.mutate(
                { body: { category: category as MailChoiceCategory, on: target.checked } },
                { onSuccess: () => show(t.chosen), onError: refused },
              )
            }
          />
        ))}
      </div>
    </Panel>
  );
}
