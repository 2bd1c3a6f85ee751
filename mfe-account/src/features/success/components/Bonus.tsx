import { bonus } from '@stroomwerk/contracts/library';
import { apiKey, useFormat, useQueryClient, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, Notice, Panel, PanelItems, TextLink } from '@stroomwerk/ui-kit';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBonus, useSendBonus } from '../api/use-bonus.js';
import { successTexts } from '../texts.js';
import css from './Success.module.css';

/** The 'Check Email' button: mails five bonus workflows once; pressing it again says when that was and where to. */
export function Bonus() {
  const t = useTexts(successTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const { data, error, refetch } = useBonus();
  const send = useSendBonus({
    onSuccess: (sent) => queries.setQueryData(apiKey(bonus, {}), sent),
  });
  const [pressed, setPressed] = useState<'first' | 'again' | null>(null);
  const press = () => {
    setPressed(data?.sent_at ? 'again' : 'first');
    send.mutate({});
  };
  const at = data?.sent_at ?? null;
  const failure = send.error ?? (data ? null : error);
  return (
    <Panel title={t.bonus}>
      <div className="stack">
        <p>{t.checkEmailText}</p>
        {failure ? (
          <ErrorNotice
            error={failure}
            title={failure.detail}
            busy={send.isPending}
            onRetry={send.error ? press : () => void refetch()}
          >
            {t.bonusNotSent}
          </ErrorNotice>
        ) : null}
        {at !== null && data && pressed !== null && !send.isPending ? (
          <Notice tone={pressed === 'first' ? 'success' : 'info'} live>
            {t.bonusSent(pressed, format.date(at), format.time(at), data.email)}
          </Notice>
        ) : null}
        <div>
          <Button
            icon={<Mail size={16} aria-hidden="true" />}
            busy={send.isPending}
            disabled={!data && !error}
            onClick={press}
          >
            {t.checkEmail}
          </Button>
        </div>
        {at !== null && data ? (
          <div className={css.bonus}>
            <h3 className="h3">{t.bonusTitle}</h3>
            <PanelItems>
              {data.workflows.map(({ filename, name }) => (
                <li key={filename}>
                  <TextLink
                    standalone
                    component={Link}
                    to={`/workflow-library/${encodeURIComponent(filename)}`}
                  >
                    {name}
                  </TextLink>
                </li>
              ))}
            </PanelItems>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}
