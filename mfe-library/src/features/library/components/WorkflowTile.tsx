import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  AppMonograms,
  Button,
  ComplexityLevel,
  LinkButton,
  MiniGraph,
  Tile,
  TriggerLabel,
} from '@stroomwerk/ui-kit';
import { Download, Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';

const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** One workflow of the library: its own graph, what it does, what it needs. */
export function WorkflowTile({
  workflow,
  busy,
  onDownload,
}: {
  workflow: LibraryWorkflow;
  busy: boolean;
  onDownload: () => void;
}) {
  const t = useTexts(libraryTexts);
  const format = useFormat();
  const detail = `/workflow-library/${encodeURIComponent(workflow.filename)}`;
  return (
    <Tile
      headingLevel={2}
      top={
        <>
          <TriggerLabel trigger={workflow.trigger_type} />
          <ComplexityLevel level={workflow.complexity}>{levelNames[workflow.complexity]}</ComplexityLevel>
        </>
      }
      graph={<MiniGraph graph={workflow.graph} />}
      title={
        <Link className={css.title} to={detail}>
          {workflow.name}
        </Link>
      }
      text={workflow.description}
      meta={
        <>
          <AppMonograms apps={workflow.integrations} />
          <span className={css.counts}>
            {t.nodes(format.number(workflow.node_count), format.number(workflow.integrations.length))}
          </span>
        </>
      }
      actions={
        <>
          <LinkButton
            size="sm"
            icon={<Eye size={14} aria-hidden="true" />}
            component={Link}
            to={detail}
            aria-label={`${t.view}: ${workflow.name}`}
          >
            {t.view}
          </LinkButton>
          <Button
            size="sm"
            icon={<Download size={14} aria-hidden="true" />}
            busy={busy}
            onClick={onDownload}
            aria-label={`${t.download}: ${workflow.name}`}
          >
            {t.download}
          </Button>
        </>
      }
    />
  );
}
