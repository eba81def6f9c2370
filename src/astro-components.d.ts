// TypeScript cannot read .astro files. `astro check` reads them and checks their props.
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
