import type { DeployForm } from '@stroomwerk/contracts/library';
import { type ApiError, forgetWorkflow, places, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
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
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useDeployForm, useDrawing } from '../features/deploy/api/use-deploy.js';
import { Asked } from '../features/deploy/components/Asked.js';
import { N8nSelect } from '../features/deploy/components/ChooseN8n.js';
import css from '../features/deploy/components/Deploy.module.css';
import type { Draft } from '../features/deploy/components/DeployForm.js';
import { Result } from '../features/deploy/components/Result.js';
import { openAccounts } from '../features/deploy/model/accounts.js';
import { emptyValues } from '../features/deploy/model/answers.js';
import { deploymentIn } from '../features/deploy/model/stage.js';
import { connectionOf, formView, isGone } from '../features/deploy/model/view.js';
import { deployTexts } from '../features/deploy/texts.js';

/** A workflow put to use in the customer's own n8n: what it asks, the button, and how it went. */
export default function DeployPage() {
  const t = useTexts(deployTexts);
  const { filename = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const id = deploymentIn(query);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: form, error, refetch, dataUpdatedAt, isPlaceholderData } = useDeployForm(filename, chosen);
  const drawing = useDrawing(filename);
  const draft = useRef<Draft>({ values: {}, picked: {} });
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = form?.workflow.name ?? drawing.data?.name;
  usePageTitle(name === undefined ? t.page : t.title(name));

  useEffect(forgetWorkflow, []);

  const show = (deployment: string | null) =>
    setQuery(new URLSearchParams(deployment === null ? {} : { deployment }), { replace: true });
  const look = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  if (id !== null)
    return (
      <Frame filename={filename} name={name} header={<PageHeader title={name ? t.title(name) : t.page} />}>
        <Result
          id={id}
          workflow={drawing.data ?? undefined}
          form={form}
          pressed={pressed}
          onAgain={() => {
            show(null);
            void refetch();
          }}
        />
      </Frame>
    );
  if (!form)
    return error ? (
      <Refused filename={filename} error={error} onRetry={() => void refetch()} />
    ) : (
      <Frame filename={filename} name={name} header={<Skeleton shape="title" width={60} />}>
        <LoadingText />
        <Skeleton shape="chart" />
        <div className={css.waiting}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </Frame>
    );
  const connection = connectionOf(form);
  const several = form.connections.length > 1 && connection !== undefined;
  const gone = isGone(form, chosen);
  return (
    <Frame
      filename={filename}
      name={form.workflow.name}
      header={
        <PageHeader
          title={t.title(form.workflow.name)}
          lead={leadOf(form, t)}
          actions={
            several ? (
              <N8nSelect
                connections={form.connections}
                chosen={gone ? connection.id : (chosen ?? connection.id)}
                onChoose={setChosen}
              />
            ) : undefined
          }
        />
      }
    >
      {gone && connection ? (
        <Notice tone="warning" live>
          {t.gone(connection.name)}
        </Notice>
      ) : null}
      <Asked
        form={form}
        connection={connection}
        workflow={drawing.data ?? undefined}
        onDrawAgain={drawing.error === null ? undefined : () => void drawing.refetch()}
        draft={draft}
        looking={{ at: dataUpdatedAt, failed: error !== null, busy, switching: isPlaceholderData, now: look }}
        onChoose={setChosen}
        onSent={(made) => {
          setPressed(true);
          show(made.id);
        }}
      />
    </Frame>
  );
}

/** What is left to do before the button; nothing where something else stands between. */
function leadOf(form: DeployForm, t: (typeof deployTexts)['nl']): string | undefined {
  if (formView(form, false) !== 'form') return undefined;
  const accounts = openAccounts(form.accounts, {}).length;
  const values = emptyValues(
    form.values,
    Object.fromEntries(form.values.map(({ key, value }) => [key, value])),
  );
  return accounts + values === 0 ? t.ready : t.toDo(accounts, values);
}

interface FrameProps {
  readonly filename: string;
  readonly name: string | undefined;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

function Frame({ filename, name, header, children }: FrameProps) {
  const t = useTexts(deployTexts);
  return (
    <Container width="app" page>
      <nav className={css.crumbs} aria-label={t.library}>
        <TextLink small standalone component={Link} to="/workflow-library">
          {t.library}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <TextLink small standalone component={Link} to={places.workflow(filename)}>
          {name ?? filename.replace(/\.json$/, '')}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <span aria-current="page">{t.page}</span>
      </nav>
      {header}
      {children}
    </Container>
  );
}

/** The form could not be had: there is no such workflow, or another try. */
function Refused({ filename, error, onRetry }: { filename: string; error: ApiError; onRetry: () => void }) {
  const t = useTexts(deployTexts);
  const missing = error.status === 404;
  return (
    <Frame filename={filename} name={undefined} header={<PageHeader title={missing ? t.notFound : t.page} />}>
      {missing ? (
        <EmptyState
          action={
            <LinkButton variant="primary" component={Link} to="/workflow-library">
              {t.toLibrary}
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
