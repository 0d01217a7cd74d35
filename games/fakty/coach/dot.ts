export function dot(weights: readonly number[], traits: readonly number[]): number {
  return traits.reduce((sum, trait, index) => sum + trait * (weights[index] as number), 0);
}
