import { useAuth } from '@stroomwerk/auth-store';
import type { Connection } from '@stroomwerk/contracts/library';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, ErrorNotice, PageHeader, useToast } from '@stroomwerk/ui-kit';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { agreementTexts } from '../features/connections/agreement-texts.js';
import { useConnections } from '../features/connections/api/use-connections.js';
import { Accepted } from '../features/connections/components/Accepted.js';
import { ConnectionList } from '../features/connections/components/ConnectionList.js';
import { Guide } from '../features/connections/components/Guide.js';
import { KeptCollection, KeptWorkflow } from '../features/connections/components/KeptWorkflow.js';
import { Next } from '../features/connections/components/Next.js';
import { NoN8n } from '../features/connections/components/NoN8n.js';
import { Waiting } from '../features/connections/components/Waiting.js';
import { keptCollection, keptWorkflow } from '../features/connections/model/kept-workflow.js';
import { nextOf } from '../features/connections/model/view.js';
import { connectionTexts } from '../features/connections/texts.js';

/** The account's own n8n instances: connect one, see how each is, let one go. A workflow in the address is kept. */
export default function N8nPage() {
  const t = useTexts(connectionTexts);
  const agreement = useTexts(agreementTexts);
  usePageTitle(t.title);
  const { show } = useToast();
  const { user } = useAuth();
  const [query] = useSearchParams();
  const workflow = keptWorkflow(query);
  const collection = keptCollection(query);
  const connections = useConnections();
  const [fresh, setFresh] = useState<string>();
  const start = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = connections.all;
  if (!user) return null;
  const next = data && nextOf(data, user.email_verified);
  const connected = (made: Connection) => {
    setFresh(made.id);
    show(t.connected(made.name));
  };
  // What was pressed is gone from the page.
  const toStart = () => start.current?.focus();
  const accepted = () => {
    show(agreement.thanks);
    toStart();
  };
  return (
    <Container width="app" page>
      <PageHeader title={t.title} lead={t.lead} />
      {error && !data ? (
        <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : (
        <div className="cols-main">
          <div className="stack-lg" ref={start} tabIndex={-1}>
            {data ? (
              <>
                {workflow ? (
                  <KeptWorkflow filename={workflow} connected={data.connections.length > 0} />
                ) : collection ? (
                  <KeptCollection id={collection} connected={data.connections.length > 0} />
                ) : null}
                {data.connections.length > 0 ? (
                  <ConnectionList
                    items={data.connections}
                    limit={data.limit}
                    tests={data.test_instance}
                    fresh={fresh}
                    connections={connections}
                    onGone={toStart}
                  />
                ) : null}
                <Next
                  answer={data}
                  connect={connections.connect}
                  onAccepted={accepted}
                  onConnected={connected}
                />
              </>
            ) : (
              <Waiting />
            )}
          </div>
          <div className="stack-lg">
            {next === 'full' || next === 'offer' ? null : <Guide />}
            {data?.connections.length === 0 ? <NoN8n /> : null}
            {data?.agreement_accepted ? <Accepted /> : null}
          </div>
        </div>
      )}
    </Container>
  );
}
