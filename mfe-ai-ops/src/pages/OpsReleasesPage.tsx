import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  LinkButton,
  LoadingText,
  Notice,
  PageHeader,
  Panel,
  RowSkeleton,
} from '@stroomwerk/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { UpdatedAt } from '../features/figures/components/UpdatedAt.js';
import { useOverview } from '../features/ops-releases/api/useReleases.js';
import { RemoteList } from '../features/ops-releases/components/RemoteList.js';
import { RemoteView } from '../features/ops-releases/components/RemoteView.js';
import { releasesTexts } from '../features/ops-releases/texts.js';
import { Polled } from '../features/polling/components/Polled.js';

/** `/ops/releases`: what visitors get of every remote; `?remote=` one of them. The server checks who may look and move. */
export default function OpsReleasesPage() {
  const t = useTexts(releasesTexts);
  usePageTitle(t.title);
  const overview = useOverview();
  const wanted = useSearchParams()[0].get('remote');
  const { data, error } = overview;
  const remote = data?.remotes.find(({ name }) => name === wanted);
  const updated = <UpdatedAt at={overview.dataUpdatedAt} />;
  if (data !== undefined && remote !== undefined)
    return (
      <Container width="app" page>
        <Polled query={overview}>
          {() => (
            <>
              {data.may_move ? null : <Notice>{t.looking}</Notice>}
              <RemoteView key={remote.name} remote={remote} mayMove={data.may_move} updated={updated} />
            </>
          )}
        </Polled>
      </Container>
    );
  const forbidden = data === undefined && error?.status === 403;
  return (
    <Container width="app" page>
      <PageHeader
        title={t.title}
        lead={forbidden ? undefined : t.lead}
        actions={forbidden ? undefined : updated}
      />
      {forbidden ? (
        <Notice tone="warning">{error.code === 'auth.forbidden' ? t.opsOnly : error.detail}</Notice>
      ) : (
        <Polled query={overview} skeleton={<Loading />}>
          {({ remotes, may_move: mayMove }) => (
            <>
              {wanted === null ? null : (
                <Notice
                  tone="warning"
                  action={
                    <LinkButton size="sm" variant="current" component={Link} to="/ops/releases">
                      {t.back}
                    </LinkButton>
                  }
                >
                  {t.unknown(wanted)}
                </Notice>
              )}
              {mayMove ? null : <Notice>{t.looking}</Notice>}
              <RemoteList remotes={remotes} />
            </>
          )}
        </Polled>
      )}
    </Container>
  );
}

const Loading = () => (
  <Panel flush>
    <LoadingText />
    <RowSkeleton count={5} />
  </Panel>
);
