import type { ESTree, Plugin } from 'vite';

/**
 * Leaves out of React what a page needs that a server has rendered (`hydrateRoot`), and, where
 * nobody asks for them, `<ViewTransition>`s: a tenth of it. Puts what always holds without either
 * into the place of what asks for it; the minifier takes away what cannot be reached then. A React
 * whose inside was not read for it stays whole.
 */
export function lightReact({
  viewTransitions = false,
}: { readonly viewTransitions?: boolean } = {}): Plugin {
  const facts = viewTransitions ? [unrendered] : [unrendered, untransitioned];
  return {
    name: 'admin:light-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        return known.test(code)
          ? { code: withFacts(code, this.parse(code), facts), map: null }
          : null;
      },
    },
  };
}

/** The release that the facts below are read from. */
const known = /^exports\.version = "19\.3\.\d+";/m;

/** What always holds, by the names that the release has for it. */
interface Facts {
  /** Variables of the module, and what each is at any time. */
  readonly variables: Readonly<Record<string, string>>;
  /** Properties of any object, and what is read there. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Functions that have nothing to do, and what they return. */
  readonly calls: Readonly<Record<string, string>>;
  /** Functions of the module's exports that are left out, and what each says then. */
  readonly exports?: Readonly<Record<string, string>>;
  /** Kind of fiber that is left out, and what is said then; flags that no other kind has. */
  readonly fiber?: {
    readonly tag: number;
    readonly flags: readonly number[];
    readonly refused: string;
  };
}

/** Nobody calls `hydrateRoot`. */
const unrendered: Facts = {
  variables: {
    isHydrating: '!1',
    nextHydratableInstance: 'null',
    hydrationParentFiber: 'null',
    hydrationErrors: 'null',
  },
  // Of a root, and of a boundary whose content the server has not sent.
  properties: { isDehydrated: '!1', dehydrated: 'null' },
  calls: { popHydrationState: '!1' },
  exports: {
    hydrateRoot:
      '`hydrateRoot` is left out: an application of @admin/ui is rendered in the browser (light-react.ts).',
  },
};

/** Nobody renders a `<ViewTransition>`. */
const untransitioned: Facts = {
  variables: {
    shouldStartViewTransition: '!1',
    viewTransitionMutationContext: '!1',
    viewTransitionContextChanged: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    appearingViewTransitions: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    viewTransitionCancelableChildren: 'null',
  },
  calls: {
    trackEnterViewTransitions: 'void 0',
    commitEnterViewTransitions: 'void 0',
    commitExitViewTransitions: 'void 0',
    commitNestedViewTransitions: 'void 0',
    restoreEnterOrExitViewTransitions: 'void 0',
    restoreNestedViewTransitions: 'void 0',
  },
  fiber: {
    tag: 30,
    flags: [33_554_432, 18_874_368],
    refused:
      '`<ViewTransition>` is left out of this build: `admin({ viewTransitions: true })` keeps it.',
  },
};

type Node = ESTree.Node;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with each fact in the place of what asks for it. */
export function withFacts(code: string, program: ESTree.Program, facts: readonly Facts[]): string {
  const edits = facts
    .flatMap((each) => editsIn(program, each, code))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  let at = 0;
  let text = '';
  for (const edit of edits) {
    // Within what another takes away.
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}

/** What stands in the place of each node that asks for a fact, or may be left away because of one. */
function editsIn(
  node: unknown,
  facts: Facts,
  code: string,
  shadowed: ReadonlySet<string> = new Set(),
): readonly Edit[] {
  if (Array.isArray(node)) return node.flatMap((each) => editsIn(each, facts, code, shadowed));
  if (!isNode(node)) return [];
  const text = textFor(node, facts, code, shadowed);
  if (text !== undefined) return [{ start: node.start, end: node.end, text }];
  const inside =
    'params' in node
      ? new Set([
          ...shadowed,
          ...node.params.flatMap((each) => (each.type === 'Identifier' ? [each.name] : [])),
        ])
      : shadowed;
  const cases =
    node.type === 'SwitchStatement' && facts.fiber && isProperty(node.discriminant, 'tag')
      ? casesWithout(node.cases, facts.fiber.tag)
      : [];
  return [
    ...cases,
    ...Object.entries(node).flatMap(([key, below]) =>
      isOwnName(node, key) ? [] : editsIn(below, facts, code, inside),
    ),
  ];
}

function textFor(
  node: Node,
  { variables, properties = {}, calls, exports = {}, fiber }: Facts,
  code: string,
  shadowed: ReadonlySet<string>,
): string | undefined {
  const isVariable = (each: Node): each is ESTree.IdentifierReference =>
    each.type === 'Identifier' &&
    said(variables, each.name) !== undefined &&
    !shadowed.has(each.name);
  if (isVariable(node)) return said(variables, node.name);
  if (node.type === 'AssignmentExpression') {
    const { left, right } = node;
    // What is assigned may do something; that it is kept does not matter.
    if (isVariable(left)) return code.slice(right.start, right.end);
    const refused =
      left.type === 'MemberExpression' &&
      left.property.type === 'Identifier' &&
      isNamed(left.object, 'exports')
        ? said(exports, left.property.name)
        : undefined;
    return refused === undefined
      ? undefined
      : `${code.slice(left.start, left.end)} = function () { throw Error(${JSON.stringify(refused)}); }`;
  }
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && !node.computed
      ? said(properties, node.property.name)
      : undefined;
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const [first] = node.arguments;
    const isMade =
      fiber !== undefined &&
      node.callee.name === 'createFiberImplClass' &&
      first !== undefined &&
      isNumber(first, [fiber.tag]);
    return isMade
      ? `(function () { throw Error(${JSON.stringify(fiber.refused)}); })()`
      : said(calls, node.callee.name);
  }
  return node.type === 'BinaryExpression' && fiber && asksFor(node, fiber.tag, fiber.flags)
    ? '!1'
    : undefined;
}

/** `30 === fiber.tag`, `0 !== (fiber.flags & 33554432)`. */
function asksFor(
  { left, operator, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression,
  tag: number,
  flags: readonly number[],
): boolean {
  if (operator === '===') return isNumber(left, [tag]) && isProperty(right, 'tag');
  const inside = right.type === 'ParenthesizedExpression' ? right.expression : right;
  const isOfFlags =
    inside.type === 'BinaryExpression' &&
    inside.operator === '&' &&
    (isProperty(inside.left, 'flags') || isProperty(inside.left, 'subtreeFlags')) &&
    isNumber(inside.right, flags);
  return operator === '!==' && isNumber(left, [0]) && isOfFlags;
}

/**
 * Takes the case of a kind out of a `switch`. What runs into it, or shares its statements, keeps
 * these.
 */
function casesWithout(cases: readonly ESTree.SwitchCase[], tag: number): readonly Edit[] {
  return cases.flatMap((each, index) => {
    if (!each.test || !isNumber(each.test, [tag])) return [];
    const last = cases[index - 1]?.consequent.at(-1);
    const isReachedFromAbove = index > 0 && !(last && isLeft(last));
    return [
      {
        start: each.start,
        end: isReachedFromAbove ? (each.consequent[0]?.start ?? each.end) : each.end,
        text: '',
      },
    ];
  });
}

/** Whether nothing after the statement is run. */
const isLeft = ({ type }: Node): boolean =>
  type === 'BreakStatement' ||
  type === 'ReturnStatement' ||
  type === 'ThrowStatement' ||
  type === 'ContinueStatement';

/** `hasOwnProperty` is a name like any other. */
const said = (facts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(facts, name) ? facts[name] : undefined;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const isNamed = (node: Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;
const isNumber = (node: Node, numbers: readonly number[]): boolean =>
  node.type === 'Literal' && typeof node.value === 'number' && numbers.includes(node.value);
const isProperty = (node: Node, name: string): boolean =>
  node.type === 'MemberExpression' && !node.computed && isNamed(node.property, name);

/** A name that is no question for a value: of a property, of what is declared. */
const isOwnName = (node: Node, key: string): boolean =>
  (key === 'property' && 'computed' in node && !node.computed) ||
  (key === 'key' && 'computed' in node && !node.computed) ||
  key === 'id' ||
  key === 'params';
