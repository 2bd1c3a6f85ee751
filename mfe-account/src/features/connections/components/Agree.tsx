import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, LoadingText, Notice, Panel, Skeleton } from '@stroomwerk/ui-kit';
import { agreementTexts } from '../agreement-texts.js';
import { useAgreement } from '../api/use-connections.js';
import { AgreementText } from './AgreementText.js';
import css from './Connections.module.css';

/** The processing agreement, before the first n8n and after each new version. */
export function Agree({ onAccepted }: { onAccepted: () => void }) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const { inForce, accept } = useAgreement();
  const { data, error, refetch } = inForce;
  if (error && !data)
    return (
      <Panel title={t.before}>
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      </Panel>
    );
  if (!data)
    return (
      <Panel title={t.before}>
        <LoadingText />
        <div className="stack">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </Panel>
    );
  const { title, version } = data;
  // The page goes on without this panel, so that a callback of the call itself would not be heard.
  const agree = () => accept.mutateAsync({ body: { version } }).then(onAccepted, () => undefined);
  return (
    <Panel title={t.before}>
      <div className="stack">
        <p className={css.text}>{data.accepted ? t.again : t.beforeText}</p>
        <div>
          <p className="semi">{title}</p>
          <p className="caption">{t.version(format.date(version))}</p>
        </div>
        <AgreementText agreement={data} />
        {accept.error ? (
          <Notice tone="danger" live>
            {accept.error.detail}
          </Notice>
        ) : null}
        <div className={css.accept}>
          <p className="small soft">{t.acceptText}</p>
          <Button variant="primary" busy={accept.isPending} onClick={() => void agree()}>
            {t.accept}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
