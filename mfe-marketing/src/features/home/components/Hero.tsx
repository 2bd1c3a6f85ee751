import { stats } from '@stroomwerk/contracts/library';
import { useApiQuery, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, FlowCanvas, LinkButton, SampleMark, StatusLabel } from '@stroomwerk/ui-kit';
import {
  ArrowRight,
  Brain,
  FileText,
  FolderDown,
  Hand,
  Landmark,
  Mail,
  MessageSquare,
  Sparkles,
  Split,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { homeTexts, quoted } from '../texts.js';
import css from './Home.module.css';

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The workflow that the design's hero draws: an example, and marked as one. */
const nodes = [
  {
    id: 'mail',
    x: 28,
    y: 104,
    title: 'Factuurmail',
    subtitle: 'Gmail, elke min',
    icon: <Mail {...icon} />,
    kind: 'trigger' as const,
    live: true,
  },
  {
    id: 'pdf',
    x: 180,
    y: 104,
    title: 'Lees de pdf',
    subtitle: 'Extract file',
    icon: <FileText {...icon} />,
    live: true,
  },
  {
    id: 'fields',
    x: 332,
    y: 104,
    title: 'Haal velden op',
    subtitle: 'AI extractor',
    icon: <Sparkles {...icon} />,
    live: true,
  },
  { id: 'model', x: 332, y: 208, title: 'Taalmodel', subtitle: 'OpenAI chat', icon: <Brain {...icon} /> },
  {
    id: 'total',
    x: 484,
    y: 104,
    title: 'Totaal klopt?',
    subtitle: 'If',
    icon: <Split {...icon} />,
    live: true,
  },
  { id: 'ask', x: 636, y: 182, title: 'Vraag akkoord', subtitle: 'Slack, wacht', icon: <Hand {...icon} /> },
  { id: 'agreed', x: 788, y: 182, title: 'Akkoord?', subtitle: 'If', icon: <Split {...icon} /> },
  {
    id: 'book',
    x: 940,
    y: 104,
    title: 'Boek factuur',
    subtitle: 'Xero',
    icon: <Landmark {...icon} />,
    live: true,
  },
  { id: 'back', x: 940, y: 260, title: 'Stuur terug', subtitle: 'Gmail', icon: <Undo2 {...icon} /> },
  {
    id: 'keep',
    x: 1092,
    y: 26,
    title: 'Bewaar pdf',
    subtitle: 'Google Drive',
    icon: <FolderDown {...icon} />,
    live: true,
  },
  {
    id: 'tell',
    x: 1092,
    y: 182,
    title: 'Meld het team',
    subtitle: 'Slack',
    icon: <MessageSquare {...icon} />,
    live: true,
  },
];
const wires = [
  { from: 'mail', to: 'pdf', live: true },
  { from: 'pdf', to: 'fields', live: true },
  { from: 'fields', to: 'model', dashed: true },
  { from: 'fields', to: 'total', live: true },
  { from: 'total', to: 'book', live: true, label: 'klopt', pulse: true },
  { from: 'total', to: 'ask', label: 'wijkt af' },
  { from: 'ask', to: 'agreed' },
  { from: 'agreed', to: 'book', label: 'ja' },
  { from: 'agreed', to: 'back', label: 'nee' },
  { from: 'book', to: 'keep', live: true },
  { from: 'book', to: 'tell', live: true },
];

/** The first screen: the claim, two ways on, an example workflow, and the live figures of the library. */
export function Hero() {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const { data } = useApiQuery(stats);
  const count = (value: number | undefined) => (value === undefined ? '…' : format.number(value));
  return (
    <Container>
      <div className={css.hero}>
        <h1 className="display">{quoted.title}</h1>
        <div className={css.heroText}>
          <p className="lead">{t.lead(count(data?.total))}</p>
          <div className={css.buttons}>
            <LinkButton size="lg" variant="primary" component={Link} to="/register">
              {quoted.getStarted}
            </LinkButton>
            <LinkButton
              size="lg"
              iconEnd={<ArrowRight size={16} aria-hidden="true" />}
              component={Link}
              to="/workflows"
            >
              {quoted.allWorkflows}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className={css.stage}>
        <div className={css.stageHead}>
          <span className={css.stageName}>
            <StatusLabel status="active">{t.active}</StatusLabel>
            {t.example}
          </span>
          <SampleMark />
        </div>
        <FlowCanvas bare nodes={nodes} wires={wires} width={1244} height={336} label={t.example} />
      </div>
      <dl className={css.facts}>
        <Fact value={count(data?.total)} label={t.facts.workflows} />
        <Fact value={count(data?.unique_integrations)} label={t.facts.integrations} />
        <Fact value={quoted.uptime} label={t.facts.uptime} />
        <Fact value={t.savingValue} label={t.facts.saving} />
      </dl>
    </Container>
  );
}

function Fact({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
