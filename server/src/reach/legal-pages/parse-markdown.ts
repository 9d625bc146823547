import type { TextBlock, TextRun } from '@upnext/contract/reach/legal-pages';
import { lexer, type Token, type Tokens } from 'marked';

type Format = Omit<TextRun, 'text'>;

/**
 * Converts Markdown to blocks of text, which the page renders as elements. No HTML is produced, and HTML in the file is
 * shown as text. Nested lists and quotes are flattened, images are replaced by their description.
 */
export function parseMarkdown(markdown: string): TextBlock[] {
  return lexer(markdown).flatMap(blocksOf);
}

function blocksOf(token: Token): TextBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: (token as Tokens.Heading).depth, runs: runsOf(token.tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.flatMap(linesOf) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cellsOf = (cells: Tokens.TableCell[]) => cells.map((cell) => runsOf(cell.tokens));
      return [{ kind: 'table', head: cellsOf(header), rows: rows.map(cellsOf) }];
    }
    case 'blockquote':
      return (token.tokens ?? [])
        .flatMap(blocksOf)
        .map((block) => (isText(block) ? { ...block, kind: 'quote' } : block));
    case 'code':
    case 'html':
      return [{ kind: 'paragraph', runs: [{ text: (token as Tokens.Code).text, isCode: true }] }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens ?? [token]) }];
    default:
      // Empty lines, rules and link definitions.
      return [];
  }
}

const isText = (block: TextBlock) => block.kind === 'paragraph';

/** The lines of a list item: its own text, then the items of lists inside it. */
function linesOf({ tokens }: Tokens.ListItem): TextRun[][] {
  return tokens
    .flatMap(blocksOf)
    .flatMap((block) => ('items' in block ? block.items : 'runs' in block ? [block.runs] : []));
}

function runsOf(tokens: Token[] = [], format: Format = {}): TextRun[] {
  return tokens.flatMap((token): TextRun[] => {
    switch (token.type) {
      case 'strong':
        return runsOf(token.tokens, { ...format, isStrong: true });
      case 'em':
        return runsOf(token.tokens, { ...format, isEmphasised: true });
      case 'codespan':
        return [{ ...format, text: (token as Tokens.Codespan).text, isCode: true }];
      case 'br':
        return [{ text: '', isBreak: true }];
      case 'link': {
        const { href } = token as Tokens.Link;
        return runsOf(token.tokens, isAllowed(href) ? { ...format, href } : format);
      }
      case 'del':
        return runsOf(token.tokens, format);
      default:
        return [{ ...format, text: (token as Tokens.Text).text }];
    }
  });
}

function isAllowed(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) || /^\/(?![/\\])/.test(href);
}
