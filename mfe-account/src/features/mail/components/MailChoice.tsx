import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, LoadingText, Notice, RowSkeleton, useToast } from '@stroomwerk/ui-kit';
import { useMailChoice } from '../api/use-mail.js';
import { mailTexts } from '../texts.js';

/** The choice that the link of a mail is about. Opening it changes nothing; the button does. */
export function MailChoice({ token }: { readonly token: string }) {
  const t = useTexts(mailTexts);
  const { show } = useToast();
  const { choice, choose } = useMailChoice(token);
  const { data, error } = choice;
  if (token === '') return <Notice tone="warning">{t.noToken}</Notice>;
  if (error && !data)
    return (
      <ErrorNotice
        error={error}
        title={t.linkFailed}
        busy={choice.isFetching}
        onRetry={() => void choice.refetch()}
      >
        {error.detail}
      </ErrorNotice>
    );
  if (!data)
    return (
      <>
        <LoadingText />
        <RowSkeleton />
      </>
    );
  const category = t.categories[data.category];
  return (
    <>
      <Notice tone={data.on ? 'info' : 'success'} live>
        {data.on ? t.isOn(category) : t.isOff(category)}
      </Notice>
      <Button
        variant="primary"
        size="lg"
        busy={choose.isPending}
        onClick={() =>
          choose.mutate(
            { body: { token, on: !data.on } },
            { onError: ({ detail }) => show({ text: detail, tone: 'error' }) },
          )
        }
      >
        {data.on ? t.turnOff : t.turnOn}
      </Button>
      <p>{t.necessary}</p>
    </>
  );
}
