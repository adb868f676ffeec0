/**
 * Works through items in a few lanes at once, each with a tool of its own.
 * @returns the results, in the order of the items
 */
export async function mapConcurrently<Item, Tool, Result>(
  items: Item[],
  tools: Tool[],
  work: (item: Item, tool: Tool) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async (tool: Tool) => {
    for (const [index, item] of queue) results[index] = await work(item, tool);
  };
  await Promise.all(tools.map(lane));
  return results;
}
