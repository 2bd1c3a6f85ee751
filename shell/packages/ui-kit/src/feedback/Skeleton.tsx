import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { VisuallyHidden } from '../surface/Page.js';
import { StatTiles } from '../surface/StatTiles.js';
import statCss from '../surface/StatTiles.module.css';
import { Tile } from '../surface/TileWall.js';
import tileCss from '../surface/TileWall.module.css';
import { commonTexts } from '../texts/common.js';
import css from './Feedback.module.css';

const SHAPES = {
  line: '',
  title: 'title24',
  figure: 'figure30',
  button: 'button28',
  block: 'block84',
  chart: 'block200',
} as const;

export interface SkeletonProps {
  /** Default a line of 12 px. */
  shape?: keyof typeof SHAPES;
  /** Percentage of the width; default 100. */
  width?: 20 | 40 | 60 | 80 | 100;
}

/** A grey bar in the place of content; appears after 200 ms. */
export function Skeleton({ shape = 'line', width = 100 }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.skeleton, shape !== 'line' && css[SHAPES[shape]], width !== 100 && css[`w${width}`])}
    />
  );
}

/** Says once that something loads; put it beside the skeletons. */
export function LoadingText({ children }: { children?: string }) {
  const texts = useUiTexts(commonTexts);
  return <VisuallyHidden live>{children ?? texts.loading}</VisuallyHidden>;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Tiles of a TileWall in their true layout; place inside a TileWall. */
export function TileSkeleton({ count = 6 }: { count?: number }) {
  return range(count).map((index) => (
    <Tile
      key={index}
      top={<Skeleton width={40} />}
      graph={<Skeleton shape="block" />}
      actions={
        <>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </>
      }
    >
      {/* Not a heading: there is nothing to read yet. */}
      <div className={tileCss.title}>
        <Skeleton width={80} />
      </div>
      <div className={css.gap}>
        <Skeleton />
        <Skeleton width={60} />
      </div>
    </Tile>
  ));
}

/** A row of figures in its true layout. */
export function StatSkeleton({ count = 4 }: { count?: 2 | 3 | 4 | 5 }) {
  return (
    <StatTiles columns={count}>
      {range(count).map((index) => (
        <div key={index} className={statCss.tile}>
          <dt className={statCss.label}>
            <Skeleton width={60} />
          </dt>
          <dd>
            <Skeleton shape="figure" width={40} />
          </dd>
          <dd className={statCss.foot}>
            <Skeleton width={60} />
          </dd>
        </div>
      ))}
    </StatTiles>
  );
}

/** Rows of a list or table, 44 high. */
export function RowSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div>
      {range(count).map((index) => (
        <div key={index} className={css.row}>
          <Skeleton width={40} />
          <Skeleton width={20} />
        </div>
      ))}
    </div>
  );
}
