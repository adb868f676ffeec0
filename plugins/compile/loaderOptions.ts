/** Returns the options of all loaders in the bundler's configuration, which may be changed. */
export function loaderOptions<Options>(config: object): Options[] {
  const {rules = []} = (config as {module?: {rules?: {use?: {options?: Options}[]}[]}}).module ?? {};
  return rules.flatMap(({use}) => (Array.isArray(use) ? use : [])).flatMap(({options}) => options ?? []);
}
