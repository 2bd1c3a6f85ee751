import { createElement, type SVGProps } from 'react';

/** An icon as the files of lucide-react describe it. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const says = (prop: string): boolean => prop.startsWith('aria-') || prop === 'role' || prop === 'title';

/**
 * Stands for lucide-react's own module of this kind in every build (infra/federation-preset/src/base.ts puts it there):
 * that one also draws for other frameworks and by context, and names each icon in a class: 3 KB of each remote for nothing.
 */
export default function createLucideIcon({ size: box, node }: IconData) {
  return ({ size = 24, color = 'currentColor', className, children, ...rest }: IconProps) => {
    const named = Object.entries(rest).some(([prop, value]) => says(prop) && value != null);
    return createElement(
      'svg',
      {
        ...{ xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
        ...{ viewBox: `0 0 ${box} ${box}`, fill: 'none', stroke: color },
        ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
        className,
        ...(named || children ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
