import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice, useToast } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useAnswered, useSeen } from '../api/use-requests.js';
import { requestTexts } from '../texts.js';

/** Tells a member that a workflow is there that they asked for, until they have seen it. */
export function Answers() {
  const t = useTexts(requestTexts);
  const answered = useAnswered();
  const { show } = useToast();
  const seen = useSeen();
  if (!answered?.requests.length) return null;
  return (
    <section className="stack" aria-label={t.answers}>
      {answered.requests.map(({ id, text, workflow }) =>
        workflow === null ? null : (
          <Notice
            key={id}
            tone="success"
            action={
              <Button
                size="sm"
                aria-label={`${t.seen}: ${text}`}
                onClick={() =>
                  seen.mutate(
                    { params: { id } },
                    { onError: ({ detail }) => show({ text: detail, tone: 'error' }) },
                  )
                }
              >
                {t.seen}
              </Button>
            }
          >
            {t.there(text)} <Link to={places.workflow(workflow.filename)}>{workflow.name}</Link>
          </Notice>
        ),
      )}
    </section>
  );
}
