import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useAsk } from '../api/use-requests.js';
import { requestTexts } from '../texts.js';

/** What a request must have to say something. */
const telling = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** Asks for what was searched for, in the words that were typed. @param text those; its key on the page, too */
export function AskForWorkflow({ text }: { readonly text: string }) {
  const t = useTexts(requestTexts);
  const { mutate, data, error, isPending } = useAsk();
  const wanted = text.trim();
  if (!telling.test(wanted)) return null;
  if (data)
    return (
      <Notice live tone={data.status === 'closed' ? 'info' : 'success'}>
        {data.workflow ? (
          <>
            {t.there(data.text)}{' '}
            <Link to={places.workflow(data.workflow.filename)}>{data.workflow.name}</Link>
          </>
        ) : data.status === 'closed' ? (
          t.closed(data.text)
        ) : (
          t.asked(data.text, data.votes - 1)
        )}
      </Notice>
    );
  return (
    <div className="stack">
      <p className="caption">{t.lead}</p>
      <p>
        <Button busy={isPending} onClick={() => mutate({ body: { text: wanted } })}>
          {t.ask}
        </Button>
      </p>
      {error ? (
        <Notice tone="danger" live>
          {error.detail}
        </Notice>
      ) : null}
    </div>
  );
}
