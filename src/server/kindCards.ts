import type { Teller } from '../messages/teller';
import type { KindCard } from '../protocol/kindCard';
import { puzzles } from '../puzzles/index';

/** Every kind, as an author chooses among them: its name and rule, or where it has none, its id. */
export function kindCards(teller: Teller): readonly KindCard[] {
  return puzzles.map(({ syntax: { id }, look: { sketch } }) => {
    const [name, rule] = [`kind.${id}`, `rule.${id}`];
    return {
      id,
      name: teller.has(name) ? teller.tell(name) : id,
      rule: teller.has(rule) ? teller.tell(rule) : '',
      ...(sketch && { sketch }),
    };
  });
}
