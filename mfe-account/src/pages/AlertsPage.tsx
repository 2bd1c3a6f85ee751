import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  ErrorNotice,
  LoadingText,
  PageHeader,
  Panel,
  RowSkeleton,
  useToast,
} from '@stroomwerk/ui-kit';
import { useAlerts } from '../features/alerts/api/use-alerts.js';
import { AlertHistory } from '../features/alerts/components/AlertHistory.js';
import { AlertMatrix } from '../features/alerts/components/AlertMatrix.js';
import { Channels } from '../features/alerts/components/Channels.js';
import { OnCall } from '../features/alerts/components/OnCall.js';
import { OpenPages } from '../features/alerts/components/OpenPages.js';
import { Quiet } from '../features/alerts/components/Quiet.js';
import { TestAlert } from '../features/alerts/components/TestAlert.js';
import { withQuiet, withStep, withSwitch } from '../features/alerts/model/change.js';
import { alertTexts } from '../features/alerts/texts.js';

/** When somebody hears of their automations: kinds and channels, quiet hours, and what was sent. */
export default function AlertsPage() {
  const t = useTexts(alertTexts);
  usePageTitle(t.title);
  const { show } = useToast();
  const alerts = useAlerts();
  const { data, error, refetch, isFetching } = alerts.settings;
  const refused = ({ detail }: { detail: string }) => show({ text: detail, tone: 'error' });
  return (
    <Container width="app" page>
      <PageHeader title={t.title} lead={t.lead} />
      {error && !data ? (
        <ErrorNotice error={error} title={t.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : (
        <div className="cols-main">
          <div className="stack-lg">
            {data ? (
              <>
                <OpenPages pages={data.pages} acknowledge={alerts.acknowledge} />
                <AlertMatrix
                  settings={data}
                  onSwitch={(place, kind, on) =>
                    alerts.change((before) => withSwitch(before, place, kind, on), refused)
                  }
                />
                <Channels settings={data} alerts={alerts} />
                <AlertHistory />
              </>
            ) : (
              <Panel>
                <LoadingText />
                <RowSkeleton count={4} />
              </Panel>
            )}
          </div>
          {data ? (
            <Panel>
              <Quiet
                quiet={data.quiet}
                onChange={(change) => alerts.change((before) => withQuiet(before, change), refused)}
              />
              <OnCall
                settings={data}
                onStep={(at, change) => alerts.change((before) => withStep(before, at, change), refused)}
              />
              <TestAlert channels={data.channels} test={alerts.test} />
            </Panel>
          ) : null}
        </div>
      )}
    </Container>
  );
}
