import { Download, Eye, Mail, Sparkles, Split } from 'lucide-react';
import {
  AppMarks,
  Button,
  ComplexityLevel,
  cx,
  FlowCanvas,
  type FlowNode,
  FlowSteps,
  MiniGraph,
  Tile,
  TileSkeleton,
  TileWall,
  TriggerLabel,
} from '../index.js';
import { Cell } from './Cell.js';
import css from './Gallery.module.css';
import { channels, invoices, large, loop, none, row, support, three } from './samples.js';

const WORKFLOWS = [
  { id: 'a', graph: invoices },
  { id: 'b', graph: channels },
  { id: 'c', graph: support },
  { id: 'd', graph: channels },
  { id: 'e', graph: invoices },
];

const STEPS: readonly FlowNode[] = [
  {
    id: 'a',
    x: 28,
    y: 40,
    title: 'Factuurmail',
    subtitle: 'Gmail, elke min',
    kind: 'trigger',
    live: true,
    icon: <Mail size={16} />,
  },
  {
    id: 'b',
    x: 180,
    y: 40,
    title: 'Haal velden op',
    subtitle: 'AI extractor',
    live: true,
    icon: <Sparkles size={16} />,
  },
  {
    id: 'm',
    x: 180,
    y: 144,
    title: 'Taalmodel',
    subtitle: 'OpenAI chat',
    icon: <Sparkles size={16} />,
  },
  {
    id: 'c',
    x: 332,
    y: 40,
    title: 'Totaal klopt?',
    subtitle: 'If',
    live: true,
    icon: <Split size={16} />,
  },
  { id: 'd', x: 500, y: 40, title: 'Boek factuur', subtitle: 'Xero', live: true },
  { id: 'e', x: 500, y: 144, title: 'Stuur terug', subtitle: 'Gmail' },
];

const at = { x: 0, y: 0 };

/** Graphs, tile walls, the canvas. */
export function Schemas() {
  return (
    <>
      <Cell name="3 stappen, keten, tak, lus" size="third">
        <MiniGraph graph={three} />
        <MiniGraph graph={invoices} />
        <MiniGraph graph={channels} />
        <MiniGraph graph={loop} />
        <MiniGraph graph={none} />
      </Cell>
      <Cell name="13, 25 en 46 stappen" size="third">
        <MiniGraph graph={support} />
        <MiniGraph graph={row} />
        <MiniGraph graph={large} />
      </Cell>
      <Cell name="klein, op kobalt" size="third">
        <MiniGraph graph={channels} small />
        <div className={cx(css.flood)}>
          <MiniGraph graph={support} onFlood />
        </div>
      </Cell>
      <div className={css.full}>
        <TileWall label="Workflows">
          {WORKFLOWS.map(({ id, graph }) => (
            <Tile
              key={id}
              top={
                <>
                  <TriggerLabel trigger="Webhook" />
                  <ComplexityLevel level="medium" lang="en" />
                </>
              }
              graph={<MiniGraph graph={graph} />}
              headingLevel={3}
              title={<a href="#x">Facturen uit de mailbox boeken</a>}
              text="Leest elke binnenkomende factuur, controleert het totaal en boekt hem in Xero."
              meta={
                <>
                  <AppMarks apps={['Gmail', 'OpenAI', 'Xero', 'Slack', 'Google Drive']} />
                  <span className="caption">11 nodes · 5 apps</span>
                </>
              }
              actions={
                <>
                  <Button size="sm" icon={<Eye aria-hidden="true" />}>
                    View
                  </Button>
                  <Button size="sm" icon={<Download aria-hidden="true" />}>
                    Download
                  </Button>
                </>
              }
            />
          ))}
        </TileWall>
        <TileWall columns={4}>
          <TileSkeleton count={4} />
        </TileWall>
      </div>
      <Cell name="canvas met zoom en de stappen als lijst" size="full">
        <FlowCanvas
          zoomable
          overlay={<p className={css.log}>laatste run 09:41 · 3,2 s</p>}
          width={652}
          height={220}
          label="Workflow Facturen, vijf stappen"
          nodes={STEPS}
          wires={[
            { from: 'a', to: 'b', live: true },
            { from: 'b', to: 'm', dashed: true },
            { from: 'b', to: 'c', live: true },
            { from: 'c', to: 'd', live: true, pulse: true },
            { from: 'c', to: 'e', label: 'nee' },
          ]}
        />
      </Cell>
      <Cell name="dezelfde stappen waar het canvas te klein zou zijn, en na een run" size="full">
        <FlowSteps nodes={STEPS} label="Workflow Facturen, zes stappen" />
        <FlowSteps
          label="Laatste run, drie stappen"
          nodes={[
            { ...at, id: 'a', title: 'Factuurmail', live: true, ran: { is: 'ran', word: 'gelukt' } },
            { ...at, id: 'b', title: 'Boek factuur', live: true, ran: { is: 'stopped', word: 'gestopt' } },
            { ...at, id: 'c', title: 'Meld in Slack', live: true, ran: { is: 'off', word: 'niet bereikt' } },
          ]}
        />
      </Cell>
      <Cell name="verschil tussen twee versies" size="full">
        <FlowCanvas
          width={652}
          height={180}
          label="Verschil, vier stappen"
          nodes={[
            { id: 'a', x: 28, y: 24, title: 'Factuurmail', kind: 'trigger', live: true },
            {
              ...{ id: 'b', x: 200, y: 24, title: 'Creditnota?', subtitle: 'Switch', live: true },
              change: { is: 'added', word: '+ nieuw' },
            },
            {
              ...{ id: 'c', x: 372, y: 24, title: 'Boek factuur', subtitle: 'Xero', live: true },
              change: { is: 'changed', word: 'gewijzigd' },
            },
            {
              ...{ id: 'd', x: 200, y: 112, title: 'Wacht 5 sec', subtitle: 'Wait' },
              change: { is: 'removed', word: '− vervalt' },
            },
          ]}
          wires={[
            { from: 'a', to: 'b', live: true },
            { from: 'b', to: 'c', live: true },
            { from: 'a', to: 'd', removed: true },
          ]}
        />
      </Cell>
    </>
  );
}
