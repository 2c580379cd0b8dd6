/** How often an SVG's references multiply its shapes. */
interface Part {
  shapes: number;
  layers: number;
  /** Ids that shapes of this part refer to, one for each reference. */
  targets: string[];
}

export interface Weight {
  shapes: number;
  layers: number;
}

const HEAVIEST: Weight = { shapes: Number.POSITIVE_INFINITY, layers: Number.POSITIVE_INFINITY };

/** Counts shapes and layers (clip paths and masks) as a renderer draws them: with every reference replaced by its target. */
export class SvgWeight {
  readonly #open: Part[] = [{ shapes: 0, layers: 0, targets: [] }];
  readonly #byId = new Map<string, Part>();

  enter(id: string | undefined): void {
    const part: Part = { shapes: 0, layers: 0, targets: [] };
    this.#open.push(part);
    for (const one of this.#open) one.shapes++;
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, part);
  }

  refer(target: string, kind: 'use' | 'layer'): void {
    for (const one of this.#open) {
      one.targets.push(target);
      if (kind === 'layer') one.layers++;
    }
  }

  leave(): void {
    this.#open.pop();
  }

  /** The weight of the whole file; infinite for references in a circle. */
  total(): Weight {
    const known = new Map<Part, Weight | null>();
    const weigh = (part: Part): Weight => {
      const found = known.get(part);
      if (found !== undefined) return found ?? HEAVIEST;
      known.set(part, null);
      const weight = { shapes: part.shapes, layers: part.layers };
      for (const target of part.targets) {
        const referred = this.#byId.get(target);
        if (!referred) continue;
        const { shapes, layers } = weigh(referred);
        weight.shapes += shapes;
        weight.layers += layers;
      }
      known.set(part, weight);
      return weight;
    };
    const [root] = this.#open;
    return root ? weigh(root) : HEAVIEST;
  }
}
