import { createElement, type ComponentType, type SVGProps } from 'react';

/** What lucide's icon files contain. */
type IconData = {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: string[];
};

/** Replaces lucide's `createLucideIcon` in the build (vite/light-icons.ts) and renders the same markup. */
export function createIcon({ name, node, aliases = [] }: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  return ({ className = '', ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
        className: `${classes} ${className}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
