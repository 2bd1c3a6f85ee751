import type { CollectionDeployForm } from '@stroomwerk/contracts/library';
import { type ApiError, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Notice,
  PageHeader,
  Skeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useCollectionDeployForm } from '../features/collection-deploy/api/use-collection-deploy.js';
import { Together } from '../features/collection-deploy/components/Together.js';
import {
  noDraft,
  type TogetherDraft,
  TogetherForm,
} from '../features/collection-deploy/components/TogetherForm.js';
import { collectionAddress, keptCollection } from '../features/collection-deploy/model/address.js';
import { isNew } from '../features/collection-deploy/model/choice.js';
import { collectionDeployTexts } from '../features/collection-deploy/texts.js';
import { N8nSelect } from '../features/deploy/components/ChooseN8n.js';
import css from '../features/deploy/components/Deploy.module.css';
import { Refused } from '../features/deploy/components/Refused.js';
import { idIn } from '../features/deploy/model/stage.js';
import { connectionOf, isGone } from '../features/deploy/model/view.js';
import { deployTexts } from '../features/deploy/texts.js';
import { allCollections } from '../features/shelf/components/CollectionAway.js';

/** The workflows of a collection put to use in the customer's own n8n with one press, and how each went. */
export default function CollectionDeployPage() {
  const t = useTexts(collectionDeployTexts);
  const one = useTexts(deployTexts);
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const batch = idIn(query, 'batch');
  const [wanted, setWanted] = useState<string | null>(null);
  const {
    data: form,
    error,
    refetch,
    dataUpdatedAt,
    isPlaceholderData,
  } = useCollectionDeployForm(id, wanted);
  const draft = useRef<TogetherDraft>(noDraft);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = form?.collection.name;
  usePageTitle(name === undefined ? t.page : t.title(name));

  const show = (made: string | null) =>
    setQuery(new URLSearchParams(made === null ? {} : { batch: made }), { replace: true });
  const look = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  const title = name === undefined ? t.page : t.title(name);
  if (batch !== null)
    return (
      <Frame id={id} name={name} header={<PageHeader title={title} />}>
        <Together
          id={batch}
          pressed={pressed}
          onAgain={(filenames) => {
            draft.current = { ...draft.current, choice: filenames ? new Set(filenames) : null };
            show(null);
            void refetch();
          }}
        />
      </Frame>
    );
  if (!form)
    return error ? (
      <Away id={id} error={error} onRetry={() => void refetch()} />
    ) : (
      <Frame id={id} name={name} header={<Skeleton shape="title" width={60} />}>
        <LoadingText />
        <Skeleton shape="block" />
        <div className={css.waiting}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </Frame>
    );
  const connection = connectionOf(form);
  const gone = isGone(form, wanted);
  return (
    <Frame
      id={id}
      name={name}
      header={
        <PageHeader
          title={title}
          lead={leadOf(form, connection?.name, t)}
          actions={
            form.connections.length > 1 && connection ? (
              <N8nSelect
                connections={form.connections}
                chosen={gone ? connection.id : (wanted ?? connection.id)}
                onChoose={setWanted}
              />
            ) : undefined
          }
        />
      }
    >
      {gone && connection ? (
        <Notice tone="warning" live>
          {one.gone(connection.name)}
        </Notice>
      ) : null}
      {form.workflows.length === 0 ? (
        <EmptyState
          centred
          action={
            <LinkButton component={Link} to={collectionAddress(id)}>
              {t.toCollection}
            </LinkButton>
          }
        >
          {t.empty}
        </EmptyState>
      ) : form.refusal !== null || connection === undefined ? (
        <div className={css.alone}>
          <Refused
            form={form}
            kept={{ address: keptCollection(id), several: true }}
            connection={connection}
            busy={busy}
            onLook={() => void look()}
          />
        </div>
      ) : (
        <TogetherForm
          form={form}
          connection={connection}
          draft={draft}
          looking={{
            ...{ at: dataUpdatedAt, failed: error !== null, busy, switching: isPlaceholderData, now: look },
          }}
          onSent={(made) => {
            setPressed(true);
            show(made.id);
          }}
        />
      )}
    </Frame>
  );
}

/** Nothing where something else stands between; that all is there already where it is. */
function leadOf(
  form: CollectionDeployForm,
  n8n: string | undefined,
  t: (typeof collectionDeployTexts)['nl'],
): string | undefined {
  if (form.refusal !== null || n8n === undefined || form.workflows.length === 0) return undefined;
  return form.workflows.some(isNew) ? t.lead : t.allThere(n8n);
}

interface FrameProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

function Frame({ id, name, header, children }: FrameProps) {
  const t = useTexts(collectionDeployTexts);
  return (
    <Container width="app" page>
      <nav className={css.crumbs} aria-label={t.library}>
        <TextLink small standalone component={Link} to="/workflow-library">
          {t.library}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <TextLink small standalone component={Link} to={collectionAddress(id)}>
          {name ?? t.toCollection}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <span aria-current="page">{t.page}</span>
      </nav>
      {header}
      {children}
    </Container>
  );
}

/** The form could not be had: there is no such collection, or another try. */
function Away({ id, error, onRetry }: { id: string; error: ApiError; onRetry: () => void }) {
  const t = useTexts(collectionDeployTexts);
  const missing = error.status === 404;
  return (
    <Frame id={id} name={undefined} header={<PageHeader title={missing ? t.notFound : t.page} />}>
      {missing ? (
        <EmptyState
          action={
            <LinkButton variant="primary" component={Link} to={allCollections}>
              {t.toCollections}
            </LinkButton>
          }
        >
          {error.detail}
        </EmptyState>
      ) : (
        <ErrorNotice error={error} title={t.failed} onRetry={onRetry}>
          {error.detail}
        </ErrorNotice>
      )}
    </Frame>
  );
}
