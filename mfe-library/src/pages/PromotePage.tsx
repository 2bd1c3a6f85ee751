import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  PageHeader,
  Skeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import detailCss from '../features/detail/components/Detail.module.css';
import { usePromoting, usePromotion } from '../features/promote/api/use-promotion.js';
import { Promote } from '../features/promote/components/Promote.js';
import { promoteTexts } from '../features/promote/texts.js';
import { isAutomation } from '../features/updates/api/use-update.js';

const automations = '/dashboard?tab=automations';

/** A workflow that was tried on a test instance, on its way to production. */
export default function PromotePage() {
  const { id = '' } = useParams();
  const t = useTexts(promoteTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const read = usePromotion(id, chosen, isAutomation(id));
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = read;
  const act = usePromoting(id, data?.last ?? null);
  usePageTitle(data ? t.title(data.automation.name) : t.page);
  const look = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  if (!isAutomation(id) || error?.status === 404)
    return (
      <Frame name={undefined}>
        <PageHeader title={t.notThere} />
        <EmptyState
          action={
            <LinkButton variant="primary" component={Link} to={automations}>
              {t.toAutomations}
            </LinkButton>
          }
        >
          {t.notThereText}
        </EmptyState>
      </Frame>
    );
  if (error && !data)
    return (
      <Frame name={undefined}>
        <PageHeader title={t.page} />
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      </Frame>
    );
  return (
    <Frame name={data?.automation.name}>
      {data ? (
        <Promote
          key={id}
          promotion={data}
          act={act}
          onChoose={setChosen}
          looking={{
            at: dataUpdatedAt,
            failed: error !== null,
            busy,
            switching: isPlaceholderData,
            now: look,
          }}
        />
      ) : (
        <>
          <LoadingText />
          <Skeleton shape="title" width={60} />
          <Skeleton shape="chart" />
          <Skeleton shape="block" />
        </>
      )}
    </Frame>
  );
}

function Frame({ name, children }: { name: string | undefined; children: ReactNode }) {
  const t = useTexts(promoteTexts);
  return (
    <Container width="app" page>
      <nav className={detailCss.crumbs} aria-label={t.path}>
        <TextLink small standalone component={Link} to={automations}>
          {t.automations}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <span aria-current="page">{name ?? t.page}</span>
      </nav>
      {children}
    </Container>
  );
}
