import { type PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { useBrand, useFormat, useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import {
  CategoryLabel,
  ComplexityLevel,
  Container,
  categoryName,
  DifficultyBadge,
  Facts,
  FlowCanvas,
  LinkButton,
  PageHeader,
  Panel,
  TextLink,
  TriggerLabel,
} from '@stroomwerk/ui-kit';
import { ChevronRight } from 'lucide-react';
import { type ComponentType, memo, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { App } from '../../apps/components/App.js';
import { canvasTexts } from '../../detail/canvas-texts.js';
import { NoteText } from '../../detail/components/NoteText.js';
import { Ran } from '../../detail/components/Ran.js';
import { SavedTime } from '../../detail/components/SavedTime.js';
import { Seen } from '../../detail/components/Seen.js';
import { SetUp } from '../../detail/components/SetUp.js';
import { Similar } from '../../detail/components/Similar.js';
import { placeOnCanvas } from '../../detail/model/canvas.js';
import { fillInsOf } from '../../detail/model/fill-ins.js';
import { stepLanguage } from '../../detail/model/step-language.js';
import { RecipeBar } from '../../recipe/components/RecipeBar.js';
import { usePublicSimilar } from '../api/use-public-workflow.js';
import { factsOf } from '../model/facts.js';
import { furtherNotes } from '../model/notes.js';
import { catalogTexts } from '../texts.js';
import css from './Catalog.module.css';
import { GetIt } from './GetIt.js';

/** One workflow for everybody: its schematic, its steps in order, and what it needs. The file is for members. */
export function PublicWorkflow({ workflow, member }: { workflow: PublicWorkflowDetail; member: boolean }) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const brand = useBrand();
  const { language } = useLanguage();
  const category = categoryName(workflow.category, language);
  usePageHead({
    title: workflow.name,
    description: workflow.description,
    type: 'article',
    jsonLd: factsOf(workflow, { brand: brand.name, category, catalog: t.title, home: t.homeShort }),
  });
  const nodes = t.nodes(format.number(workflow.node_count));
  return (
    <Container page>
      <nav className={css.crumbs} aria-label={t.crumbs}>
        <TextLink small standalone component={Link} to="/workflows">
          {t.title}
        </TextLink>
        <ChevronRight size={14} aria-hidden="true" />
        <TextLink small standalone component={Link} to={`/workflows?category=${workflow.category}`}>
          {category}
        </TextLink>
      </nav>
      <PageHeader
        title={workflow.name}
        lead={workflow.description}
        actions={
          member ? (
            <LinkButton
              variant="primary"
              size="lg"
              component={Link}
              to={`/workflow-library/${encodeURIComponent(workflow.filename)}`}
            >
              {t.open}
            </LinkButton>
          ) : (
            <LinkButton variant="primary" size="lg" component={Link} to="/#pricing">
              {t.prices}
            </LinkButton>
          )
        }
      />
      <RecipeBar recipe={workflow.recipe} filename={workflow.filename} addressOf={publicAddress} />
      <div className={css.badges}>
        <CategoryLabel category={workflow.category} />
        {workflow.difficulty ? <DifficultyBadge difficulty={workflow.difficulty} /> : null}
        <TriggerLabel trigger={workflow.trigger_type} />
        <ComplexityLevel level={workflow.complexity}>{nodes}</ComplexityLevel>
      </div>
      <Canvas workflow={workflow} />
      <div className={css.columns}>
        <Work workflow={workflow} />
        <About workflow={workflow} member={member} />
      </div>
      <Alike slug={workflow.slug} />
      <p className={css.counts}>
        {workflow.slug} ·{' '}
        <TextLink component={Link} to="/">
          {t.home}
        </TextLink>
      </p>
    </Container>
  );
}

interface PartProps {
  readonly workflow: PublicWorkflowDetail;
}

/**
 * A part of the page that becomes alive by itself, in a step of its own: the drawn page answers in between. It stays as
 * it was drawn while only its page changes.
 */
const part = <Props extends object>(Body: ComponentType<Props>) =>
  memo(function Part(props: Props) {
    return (
      <Suspense>
        <Body {...props} />
      </Suspense>
    );
  });

const Canvas = part(({ workflow }: PartProps) => {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const { fillIn } = useTexts(canvasTexts);
  const { language } = useLanguage();
  const canvas = useMemo(
    () => placeOnCanvas(workflow.steps, workflow.graph, fillInsOf(workflow.settings, fillIn)),
    [workflow, fillIn],
  );
  return (
    <div lang={stepLanguage(workflow.languages, language)}>
      <FlowCanvas
        {...canvas}
        zoomable
        label={`${workflow.name}, ${t.nodes(format.number(workflow.node_count))}`}
      />
    </div>
  );
});

/** Its steps in order, and what has to be set up. */
const Work = part(({ workflow }: PartProps) => {
  const t = useTexts(catalogTexts);
  const { language } = useLanguage();
  const steps = stepLanguage(workflow.languages, language);
  const notes = furtherNotes(workflow);
  return (
    <div className={css.column}>
      <Ran ran={workflow.ran} unchanged={workflow.ran_unchanged} addressOf={publicAddress} />
      <Panel title={t.steps}>
        <ol className={css.steps} lang={steps}>
          {workflow.steps.map(({ name, app }, index) => (
            <li key={name}>
              <span className={css.number}>{index + 1}</span>
              <span>
                <b>{name}</b> <span className={css.soft}>{app}</span>
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      {workflow.accounts && workflow.setup_steps ? (
        <SetUp
          accounts={workflow.accounts}
          settings={workflow.settings}
          steps={workflow.setup_steps}
          time={workflow.time_to_deploy}
        />
      ) : null}
      {notes.length > 0 ? (
        <Panel title={t.notes}>
          <div className={css.notes} lang={steps}>
            {notes.map((note) => (
              <NoteText key={note.position.join()} text={note.text} />
            ))}
          </div>
        </Panel>
      ) : null}
    </div>
  );
});

/** What it saves, what it works with, and where it comes from. */
const About = part(({ workflow, member }: PartProps & { readonly member: boolean }) => {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  return (
    <div className={css.column}>
      <SavedTime minutes={workflow.minutes_saved} why={workflow.minutes_saved_why} />
      <Seen seen={workflow.seen} />
      <Panel title={t.apps}>
        {workflow.integrations.length === 0 ? (
          <p>{t.noApps}</p>
        ) : (
          <ul className={css.apps}>
            {workflow.integrations.map((app) => (
              <li key={app}>
                <App name={app} /> {app}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {member ? null : <GetIt languages={workflow.languages ?? ['nl']} />}
      <Panel title={t.facts}>
        <Facts
          items={[
            { term: t.n8n, value: workflow.checked_with_n8n ?? t.unchecked },
            ...(workflow.time_to_deploy ? [{ term: t.setup, value: workflow.time_to_deploy }] : []),
            { term: t.updated, value: format.date(workflow.updated_at) },
            { term: t.author, value: workflow.author },
            { term: t.licence, value: workflow.licence },
            { term: t.version, value: format.number(workflow.version) },
            {
              term: t.hash,
              key: 'hash',
              value: <span className={`mono ${css.hash}`}>{workflow.content_hash}</span>,
            },
          ]}
        />
      </Panel>
    </div>
  );
});

const Alike = part(({ slug }: { slug: string }) => {
  const data = usePublicSimilar(slug);
  return <Similar workflows={data?.workflows} addressOf={publicAddress} />;
});

const publicAddress = ({ slug }: { slug: string }) => `/workflows/${slug}`;
