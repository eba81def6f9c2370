/** The outline of a step, for a visitor whom the wizard may lead to another step than the first. */
export function WizardLoading() {
  return (
    <div className="wizard-loading">
      <h2 className="mb-6">Loading quote wizard...</h2>
      <div className="wizard-fields" />
    </div>
  );
}
