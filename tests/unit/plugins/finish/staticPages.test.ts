/** @jest-environment node */
import staticPages from '../../../../plugins/finish/application/staticPages';

type Configured = {optimization?: {minimizer: unknown[]}; plugins?: unknown[]};

class ScriptMinimizer {}
class StyleMinimizer {}
const styles = new StyleMinimizer();
class NormalModuleReplacementPlugin {
  constructor(
    readonly resource: RegExp,
    readonly replacement: string,
  ) {}
}
const currentBundler = {instance: {SwcJsMinimizerRspackPlugin: ScriptMinimizer, NormalModuleReplacementPlugin}};

type Configure = (configuration: object, isServer: boolean, utilities: object) => Configured;
const configure = (isServer: boolean, minimizer: unknown[] = [new ScriptMinimizer(), styles]) =>
  (staticPages().configureWebpack as unknown as Configure)({optimization: {minimizer}}, isServer, {currentBundler});

it('minimizes styles, but not scripts that are removed later', () =>
  expect(configure(false).optimization?.minimizer).toEqual([styles]));

it('leaves documentation pages out of the application, and nothing else', () => {
  const [{resource, replacement} = {resource: /^/, replacement: ''}] = configure(false)
    .plugins as NormalModuleReplacementPlugin[];
  expect(resource.test('@site/docs/quick-start.mdx')).toBe(true);
  expect(resource.test('@site/src/pages/index.tsx')).toBe(false);
  expect(require(replacement).default()).toBeNull();
});

it("doesn't change the bundle that renders pages", () => expect(configure(true)).toEqual({}));

it('fails the build if scripts are minimized in another way', () =>
  expect(() => configure(false, [styles])).toThrow(/adapt plugins\/finish\/application\/staticPages\.ts/));
